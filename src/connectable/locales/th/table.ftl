# The table: what the terminal and the table say whatever the game.

## Game, seats and options
tb-no-game = ระบุเกม { $known }
tb-bad-game = ไม่มีเกม “{ $game }” เกมที่มีคือ { $known }
tb-bad-seat = “{ $seat }” นั่งที่โต๊ะนี้ไม่ได้ ที่นั่งเป็นได้แค่ { $known }
tb-bad-count = ระบุไว้ { $count } ที่นั่ง เกมนี้เล่นได้ { $low }–{ $high } คน
tb-bad-count-fixed = ระบุไว้ { $count } ที่นั่ง เกมนี้ต้องเล่น { $low } คนเท่านั้น
tb-bad-option-form = “{ $option }” ไม่ใช่ตัวเลือก ตัวเลือกเขียนแบบ name=value
tb-bad-option = ไม่มีตัวเลือก “{ $option }” ตัวเลือกที่มีคือ { $known }
tb-no-options = ไม่มีตัวเลือก “{ $option }” เกมนี้ไม่มีตัวเลือก
tb-bad-choice = “{ $value }” ใช้กับตัวเลือก { $option } ไม่ได้ ใช้ได้แค่ { $known }
tb-bad-span = “{ $value }” ใช้กับตัวเลือก { $option } ไม่ได้ ต้องเป็นเลข { $low } ถึง { $high }
tb-bad-value = “{ $value }” ใช้กับตัวเลือก { $option } ไม่ได้ ต้องเป็นจำนวนเต็ม
tb-bad-start = เริ่มเกมแบบนี้ไม่ได้ { $reason }
tb-bad-content = เริ่มเกมด้วยเนื้อหานี้ไม่ได้ บรรทัด { $line } { $reason }

## Lab
tb-lab-title = { $games } เกม จากการแจก { $deals } ครั้ง ทุกฝ่ายได้นั่งทุกที่ ค่าเริ่ม { $seed } รูปแบบ { $form } ในวงเล็บคือช่วงความเชื่อมั่น 95 %
tb-lab-games = เกม
tb-lab-wins = ชนะ
tb-lab-shared = ชนะร่วมกัน
tb-lab-share = สัดส่วนที่ชนะ
tb-lab-points = คะแนน
tb-lab-rating = ฝีมือ
tb-lab-ends = เกมจบด้วย { $ends }
tb-lab-anchor = { $level } คือ 1000 ต่างกัน 400 คือชนะ 10 ต่อ 1 ค่าเริ่ม { $seed } ช่วงความเชื่อมั่น 95 %
tb-lab-progress = เกม { $number } จาก { $count }
tb-lab-no-seats = ระบุผู้เล่นด้วย --seats เช่น --seats greedy,random ระดับที่มีคือ { $known }
tb-lab-two-seats = การวัดฝีมือใช้เกมสำหรับ 2 คน แต่ { $game } เล่น 2 คนไม่ได้
tb-lab-other-file = ใน { $file } มีข้อมูลอื่นอยู่ จึงไม่เพิ่มอะไรลงไป { $reason }

## Server
tb-serving = โต๊ะเปิดแล้วที่ { $address }
tb-serving-lan = ทุกคนในเครือข่ายเดียวกันสแกนรหัสหรือพิมพ์ที่อยู่นี้ได้
tb-serving-stop = Ctrl+C ปิดโต๊ะ เกมจะถูกเก็บไว้และเล่นต่อได้ครั้งหน้า
tb-port-taken = ใช้ { $host } พอร์ต { $port } ไม่ได้ เลือกพอร์ตอื่นด้วย --port
tb-store-trouble = เก็บเกมไว้ที่นี่ไม่ได้ { $reason }
tb-data-in-use = โฟลเดอร์ { $folder } มีเซิร์ฟเวอร์อื่นใช้อยู่แล้ว หยุดเซิร์ฟเวอร์นั้นก่อน หรือเลือกโฟลเดอร์อื่นด้วย --data
tb-database-wait = กำลังรอฐานข้อมูล { $reason }
tb-no-client = ชุดนี้ไม่มีหน้าเว็บของโต๊ะ สร้างได้ด้วย `make client` แล้วเริ่มใหม่ ตัวโต๊ะใช้งานได้ ดูที่อยู่ทั้งหมดที่ /api/docs

## Files
tb-file-missing = ไม่มีไฟล์ { $file }
tb-file-exists = มีไฟล์ { $file } อยู่แล้ว เลือกชื่ออื่น
tb-export-none = ยังไม่มีอะไรให้นำไปด้วย
tb-taken-along = บันทึกแล้วที่ { $file } เกมอื่นใช้ได้ด้วย --option { $name }=@{ $file }
tb-file-closed = อ่านไฟล์ { $file } ไม่ได้ เพราะ { $reason }
tb-file-large = ไฟล์ { $file } ใหญ่เกินไป อ่านได้ไม่เกิน { $megabytes } MB
tb-file-not-utf8 = ไฟล์ { $file } ไม่ใช่ข้อความ UTF-8 เพราะบรรทัด { $line } มีไบต์อื่น
tb-save-failed = บันทึกเกมใน { $file } ไม่ได้ เพราะ { $reason }
tb-saved = บันทึกเกมแล้วที่ { $file }
tb-resume = เล่นต่อได้ด้วยคำสั่งนี้
tb-no-saved = ใน { $folder } ไม่มีเกมที่เล่นค้างไว้ เริ่มเกมด้วย “connectable play GAME”
tb-record-bad = ใช้บันทึกเกม { $file } ไม่ได้ เพราะ { $reason }
tb-bad-players = บันทึกเกมไม่บอกว่าใครนั่งที่ไหน รายชื่อไม่ตรงกับจำนวนที่นั่ง
tb-record-saved = เก็บบันทึกเกมแล้ว ดูย้อนหลังได้ด้วยคำสั่งนี้
tb-check-fine = { $file } ใช้ได้ทั้งหมด
tb-check-unknown = { $file } ไม่ใช่กระดาน (.txt) กระดาษผู้เล่น (.toml) หรือสำรับ (.toml หรือ .csv)
tb-check-not-toml = ตั้งแต่ตรงนี้ไปไม่ใช่ TOML
tb-check-no-table = TOML นี้ไม่มี “card” (สำรับ) หรือ “setup” (กระดาษผู้เล่น)

## What is kept
tb-file-there = มีไฟล์ { $file } อยู่แล้ว --force เขียนทับไฟล์นั้น
tb-no-store = ไม่มีโต๊ะเก็บไว้ใน { $file } --data ระบุโฟลเดอร์ --database ระบุที่อยู่
tb-keeping-trouble = ทำกับสิ่งที่เก็บไว้ไม่ได้ เพราะ { $reason }
tb-no-table = ที่นี่ไม่มีโต๊ะ { $table }
tb-table-bad = อ่านโต๊ะ { $table } ไม่ได้ เพราะ { $reason }
tb-export-open = เกมที่โต๊ะ { $table } ยังไม่จบ ไฟล์จะมีความลับของเกม --with-secrets เขียนไฟล์แม้มีความลับ
tb-export-secrets = บันทึกเกมนี้มีความลับของเกมที่ยังเล่นอยู่ อย่าให้ผู้เล่นคนใดเห็น
tb-exported = เก็บบันทึกเกมแล้วที่ { $file }
tb-backed-up = เก็บทุกอย่างแล้วที่ { $file } ไฟล์มีความลับของเกมที่ยังเล่นอยู่ เก็บไว้กับตัวเอง
tb-store-full = ที่นี่มีโต๊ะเก็บไว้แล้ว --force แทนที่ทั้งหมดด้วยโต๊ะในไฟล์ ปิดเซิร์ฟเวอร์ก่อน
tb-restored = นำโต๊ะกลับมาแล้ว { $count } โต๊ะ

## Dice check
tb-verify-fair = ลูกเต๋าชุดนี้ยุติธรรม ผลทั้ง { $count } ครั้งมาจากความลับที่ปิดผนึกไว้และสิ่งที่แต่ละที่นั่งเพิ่ม
tb-verify-unsealed = ลูกเต๋าชุดนี้ไม่ยุติธรรม ความลับไม่ตรงกับที่ปิดผนึกไว้ก่อนเริ่ม
tb-verify-wrong = ลูกเต๋าชุดนี้ไม่ยุติธรรม รายการ { $entry } { $label } บันทึกเกมบอกว่า “{ $said }” แต่ลูกเต๋าให้ “{ $computed }”
tb-verify-sealed = ปิดผนึกก่อนเริ่ม { $seal }
tb-verify-opened = เปิดเมื่อจบ { $secret }
tb-verify-added = ที่นั่งเพิ่ม { $added }
tb-verify-label = การทอย
tb-verify-take = ครั้งที่ซ้ำ
tb-verify-said = ในบันทึกเกม
tb-verify-computed = ตามลูกเต๋า
tb-verify-back = ย้อนแล้ว
tb-verify-none = { $file } ไม่ได้ระบุลูกเต๋า จึงไม่มีอะไรให้ตรวจ บันทึกของเกมที่จบแล้วบนเซิร์ฟเวอร์จะระบุไว้
tb-verify-table = { $file } โต๊ะนี้ใช้ลูกเต๋าจริง จึงไม่มีอะไรให้ตรวจ
tb-verify-secret = { $file } เกมยังไม่จบและความลับยังปิดผนึกอยู่ จึงยังไม่มีอะไรให้ตรวจ

## Play
tb-welcome = พิมพ์สิ่งที่จะเล่น “help” บอกวิธีพิมพ์ “legal” บอกสิ่งที่เล่นได้ “quit” บันทึกแล้วออก
tb-prompt = ที่นั่ง { $seat } >
tb-seat = ที่นั่ง { $seat }
tb-seat-bot = ที่นั่ง { $seat } บอต ({ $level })
tb-level-random = สุ่ม
tb-level-gentle = ใจดี
tb-level-greedy = เน้นคะแนน
tb-level-easy = ง่าย
tb-level-medium = ปานกลาง
tb-level-skilled = ชำนาญ
tb-level-strong = เก่ง
tb-level-expert = มือโปร
tb-level-master = เซียน
tb-level-champion = แชมป์
tb-log = ที่นั่ง { $seat } เล่น { $action }
tb-cover = ส่งแป้นพิมพ์ให้ที่นั่ง { $seat } คนอื่นไม่ดูหน้าจอ
tb-cover-prompt = กด Enter เพื่อเปิดโต๊ะ
tb-not-understood = “{ $text }” ไม่ใช่การเล่นของเกมนี้ “help” บอกวิธีพิมพ์
tb-for-example = ตอนนี้เล่นได้ เช่น { $actions }
tb-refused-title = ทำไม “{ $action }” จึงเล่นไม่ได้
tb-refused = ตอนนี้กติกาไม่อนุญาต “legal” บอกสิ่งที่เล่นได้
tb-rule = กฎ { $rule } อ่านได้ด้วย “help { $rule }”
tb-by-rule = กฎ { $rule }
tb-no-rule = เกมนี้ไม่มีกฎ “{ $rule }” เรียกกฎแบบนี้ “help { $example }”
tb-legal-none = ไม่มีการเล่นที่มี “{ $part }” พิมพ์ “legal” คำเดียวเพื่อดูทั้งหมด
tb-bad-look = ที่นั่งมี 1 ถึง { $seats }
tb-undone = เลิกทำแล้ว { $actions }
tb-undo-none = ไม่มีอะไรของคุณให้เลิกทำ นับตั้งแต่คนอื่นเล่น มีลูกเต๋าหรือการ์ดออกมา หรือคุณเสร็จแล้ว
tb-next-none = ตอนนี้ไม่มีคนอื่นที่แป้นพิมพ์นี้เล่นได้
tb-help-typing = สิ่งที่พิมพ์ได้
tb-help-help = “help” แสดงวิธีใช้นี้ “help { $rule }” แสดงกฎ { $rule }
tb-help-legal = “legal” แสดงการเล่นที่ทำได้พร้อมคะแนน “legal f5” แสดงเฉพาะที่มี f5
tb-help-look = “look 2” แสดงภาพของที่นั่ง 2
tb-help-undo = “undo” เลิกทำการเล่นล่าสุดของคุณ “undo all” เลิกทำทั้งหมดที่ยังเลิกทำได้
tb-help-next = “next” ส่งแป้นพิมพ์ให้คนถัดไปที่เล่นได้
tb-help-save = “save” บันทึกเกม “quit” บันทึกแล้วออก

## Result and replay
tb-total = คะแนนรวม
tb-rank = อันดับ
tb-replay-prompt = Enter ไปต่อ “quit” หยุด
tb-replay-open = เกมยังไม่จบ

## Lists
tb-list-more = { $start } { $next }
tb-list-end = { $start } และ { $last }
tb-list-end-before-i = { $start } และ { $last }

## Refusals of the table
tb-refusal-host = เจ้าของโต๊ะ { $host } เท่านั้นที่ทำได้
    .title = ทำไมคุณจึงทำไม่ได้
tb-refusal-not-gathering = เกมเริ่มแล้ว ทำได้ก่อนเริ่มเกมเท่านั้น
    .title = ทำไมตอนนี้จึงทำไม่ได้
tb-refusal-not-playing = ยังไม่มีเกมที่กำลังเล่น ทำได้ระหว่างเกมเท่านั้น
    .title = ทำไมตอนนี้จึงทำไม่ได้
tb-refusal-not-over = เกมยังไม่จบ ทำได้หลังจบเกม
    .title = ทำไมตอนนี้จึงทำไม่ได้
tb-refusal-seat = ที่นั่งนั้นไม่มีคนที่ทำสิ่งนี้ได้
    .title = ทำไม { $seat } จึงทำไม่ได้
tb-refusal-no-seat = คุณไม่มีที่นั่งที่โต๊ะนี้แล้ว คุณดูได้ หรือเข้าร่วมถ้ามีที่นั่งว่าง
    .title = ทำไมคุณจึงทำไม่ได้
tb-refusal-kicked = เจ้าของโต๊ะให้คุณออกจากที่นั่งแล้ว ถ้ายังมีที่ว่าง นั่งใหม่ได้
    .title = ทำไมจึงทำไม่ได้แล้ว
tb-refusal-offer-open = คำขอเดียวกันเปิดอยู่แล้ว รอคำตอบของคนอื่น
    .title = ทำไมจึงขออีกไม่ได้
tb-refusal-no-offer = ตอนนี้ไม่มีใครขอสิ่งนี้
    .title = ทำไมจึงตอบไม่ได้
tb-refusal-undo = คนอื่นเล่นไปแล้วหรือมีสิ่งที่เปิดเผยไปแล้ว ขอย้อนตาจากคนอื่นได้
    .title = ทำไมจึงเลิกทำไม่ได้
tb-refusal-no-takeback = ที่นี่ย้อนตาไม่ได้ ผลของการเล่นผิดเป็นส่วนหนึ่งของเกม
    .title = ทำไมจึงย้อนตาไม่ได้
tb-refusal-ready = รอบต่อไปเริ่มเมื่อทุกคนพร้อม
    .title = ทำไมยังทำไม่ได้
tb-refusal-replace = บอตเล่นแทนได้เฉพาะคนอื่นที่ถึงตาเล่น
    .title = ทำไม { $seat } จึงให้บอตเล่นแทนไม่ได้
tb-refusal-full = ที่นั่งเต็มแล้ว เป็นผู้ชมได้
    .title = ทำไมจึงเข้าร่วมไม่ได้
tb-refusal-taken = ที่นั่งนี้มีคนแล้ว เลือกที่นั่งว่าง
    .title = ทำไม { $seat } จึงเลือกไม่ได้
tb-refusal-name = ชื่อมีได้ 1 ถึง { $most } ตัวอักษร และต้องมีตัวที่มองเห็นได้
    .title = ทำไมชื่อนี้จึงใช้ไม่ได้
tb-refusal-kick-self = เจ้าของโต๊ะต้องอยู่ ถ้าจะไปให้ออกจากโต๊ะ
    .title = ทำไมจึงเชิญตัวเองออกไม่ได้
tb-refusal-fewest = เกมนี้ต้องมีอย่างน้อย { $fewest } ที่นั่ง
    .title = ทำไมลดที่นั่งไม่ได้
tb-refusal-long = โต๊ะนี้มีเหตุการณ์เกิน { $most } รายการแล้ว ยาวเกินกว่าจะทำได้ เริ่มโต๊ะใหม่
    .title = ทำไมจึงทำไม่ได้
tb-refusal-nudge = สะกิดได้เฉพาะคนอื่นที่ถึงตาเล่น
    .title = ทำไมสะกิดไม่ได้
tb-refusal-nudged = เพิ่งมีการสะกิดไป ลองใหม่หลังจาก { $seconds } วินาที
    .title = ทำไมสะกิดไม่ได้
tb-refusal-contribution = ส่วนของคุณในลูกเต๋าเป็นข้อความบรรทัดเดียว ใช้อักขระ ASCII ไม่เกิน { $most } ตัว
    .title = ทำไมข้อความนี้จึงใช้ไม่ได้
tb-refusal-deal = ทุกคนได้การ์ดและลูกเต๋าชุดเดียวกัน ไม่มีอะไรเปลี่ยนได้ และย้อนตาไม่ได้
    .title = ทำไมทำแบบนี้ในโจทย์นี้ไม่ได้
tb-refusal-share = แบ่งปันได้เฉพาะเกมของคนเดียว ที่ใช้ลูกเต๋าตรวจสอบได้ เล่นตั้งแต่ต้น และไม่มีการย้อนตา
    .title = ทำไมแบ่งปันโจทย์นี้ไม่ได้
tb-refusal-paused = ครูพักเกมไว้ ทุกอย่างอยู่ที่เดิม
    .title = ทำไมตอนนี้จึงทำไม่ได้
tb-refusal-class = ที่โต๊ะของชั้นเรียน ครูเป็นผู้ตัดสินเรื่องนี้
    .title = ทำไมจึงทำที่นี่ไม่ได้
tb-refusal-teacher = เฉพาะครูของชั้นเรียนนี้เท่านั้นที่ทำได้
    .title = ทำไมจึงทำไม่ได้
tb-refusal-class-closed = ชั้นเรียนนี้จบแล้ว
    .title = ทำไมจึงทำไม่ได้
tb-refusal-class-desk = ลิงก์นี้ใช้ไปแล้วหรือหมดเวลา ขอลิงก์ใหม่ที่โต๊ะครู
    .title = ทำไมเปิดโต๊ะครูไม่ได้
tb-refusal-class-desks = ชั้นเรียนหนึ่งมีโต๊ะครูเพิ่มได้ไม่เกิน { $most } เครื่อง
    .title = ทำไมเพิ่มอีกไม่ได้
tb-refusal-class-full = ชั้นเรียนหนึ่งมีที่สำหรับ { $most } คน
    .title = ทำไมจึงเข้าไม่ได้
tb-refusal-class-waits = คุณยังไม่มีโต๊ะ
    .title = ทำไมจึงถามไม่ได้
tb-refusal-class-nobody = ไม่มีใครใช้หมายเลขนี้ในชั้นเรียน
    .title = ทำไมจึงทำไม่ได้
tb-refusal-class-nobody-sits = ยังไม่มีใครนั่งที่โต๊ะ ลองจับสลากหรือจัดคนลงโต๊ะ
    .title = ทำไมจึงเริ่มไม่ได้
tb-refusal-class-locked = โต๊ะกำลังเล่นอยู่ พักหรือจบรอบก่อน
    .title = ทำไมตอนนี้จึงทำไม่ได้
tb-refusal-class-minutes = รอบหนึ่งนานไม่เกิน { $most } นาที
    .title = ทำไมจึงนานเท่านี้ไม่ได้
tb-refusal-class-no-round = ไม่มีรอบที่กำลังเล่น
    .title = ทำไมจึงทำไม่ได้
tb-refusal-class-no-table = ไม่มีโต๊ะนี้ในชั้นเรียน
    .title = ทำไมจึงไปที่นั่นไม่ได้
tb-refusal-class-tables = ชั้นเรียนหนึ่งมีได้ไม่เกิน { $most } โต๊ะ
    .title = ทำไมจึงเพิ่มโต๊ะไม่ได้
tb-refusal-class-table-full = โต๊ะนี้มีที่สำหรับ { $most } คน
    .title = ทำไมจึงไปที่นั่นไม่ได้
tb-refusal-class-rounds = ชั้นเรียนหนึ่งเล่นได้ไม่เกิน { $most } รอบ เปิดชั้นเรียนใหม่
    .title = ทำไมจึงเริ่มไม่ได้
tb-refusal-notation = ข้อความนี้ไม่ใช่การเล่นของเกมนี้
    .title = ทำไม “{ $text }” จึงเล่นไม่ได้
tb-refusal-no-roll = ยังไม่ถึงเวลาทอย หรือโต๊ะนี้ไม่ได้ใช้ลูกเต๋าจริง
    .title = ทำไมจึงทอยไม่ได้
tb-refusal-no-correction = แก้ไม่ได้แล้ว เพราะมีคนเล่นต่อไปแล้ว
    .title = ทำไมจึงแก้ไม่ได้
tb-refusal-hint-people = คำใบ้มีเฉพาะเกมที่เล่นกับบอต โต๊ะนี้มีคนอื่นเล่นด้วย
    .title = ทำไมไม่มีคำใบ้
tb-refusal-hint-deal = โจทย์นี้ทุกคนได้เหมือนกันและนำผลมาเทียบกัน จึงไม่มีคำใบ้
    .title = ทำไมไม่มีคำใบ้
tb-refusal-hint-turn = ยังไม่ถึงตาคุณ คำใบ้มีไว้สำหรับตาที่กำลังจะเล่น
    .title = ทำไมไม่มีคำใบ้
tb-refusal-chat = เจ้าของโต๊ะปิดแชตไว้
    .title = ทำไมจึงเขียนไม่ได้
tb-refusal-line = หนึ่งบรรทัดมีได้ 1 ถึง { $most } ตัวอักษร
    .title = ทำไมบรรทัดนี้จึงใช้ไม่ได้

## สิ่งที่ทำไม่ได้
tb-error-malformed = เซิร์ฟเวอร์อ่านคำขอนี้ไม่ได้ โหลดหน้าใหม่แล้วลองอีกครั้ง
tb-error-start = เริ่มเกมด้วยที่นั่งและตัวเลือกเหล่านี้ไม่ได้ เลือกแบบอื่น
tb-error-seats = วิธีเล่นนี้สำหรับ { $fewest } ถึง { $most } คน
tb-error-seats-exact =
    { $most ->
        [1] วิธีเล่นนี้เล่นคนเดียว เหลือไว้ที่นั่งเดียว
       *[other] วิธีเล่นนี้สำหรับ { $most } คน
    }
tb-error-record = เล่นบันทึกนี้ไม่ได้ เพราะไม่ครบหรือมาจากรุ่นอื่น
tb-error-no-seat = คุณไม่มีที่นั่งที่โต๊ะนี้ ชมได้ด้วยรหัสของโต๊ะ หรือนั่งได้ถ้ายังมีที่ว่าง
tb-error-kicked = เจ้าของโต๊ะให้คุณออกจากที่นั่งแล้ว ถ้ายังมีที่ว่าง นั่งใหม่ได้
tb-error-not-found = ไม่มีโต๊ะนี้ หรือเป็นโต๊ะส่วนตัว เปิดได้ด้วยลิงก์ที่มีรหัส
tb-error-no-room = ไม่มีห้องนี้ หรือรหัสขาดไปหรือไม่ตรง
tb-error-no-class = ไม่มีชั้นเรียนนี้ หรือรหัสไม่ตรง
tb-error-class-stranger = คุณไม่ได้อยู่ในชั้นเรียนนี้ หรือไม่ได้อยู่แล้ว เข้าด้วยรหัสของชั้นเรียน
tb-error-no-challenge = โจทย์นี้ไม่อยู่แล้ว
tb-error-no-code = ไม่มีโต๊ะที่ยังว่างใช้รหัสนี้ ดูรหัสอีกครั้งหรือขอรหัสใหม่
tb-error-no-page = ที่นี่ไม่มีอะไร
tb-error-deal-closed = โจทย์นี้ปิดแล้ว มีโจทย์ใหม่ทุกวัน
tb-error-day-later = ยังไม่ถึงวันนั้น
tb-error-no-day = วันนั้นไม่มีโจทย์ประจำวันที่นี่
tb-error-review-later = บทวิเคราะห์จะเผยคำตอบ จึงเปิดเมื่อหมดวัน
tb-error-method = ทำสิ่งนี้ที่นี่ไม่ได้
tb-error-stale = โต๊ะเปลี่ยนไปแล้ว ดูใหม่แล้วค่อยเลือก
tb-error-too-big = ส่งมามากเกินไปในครั้งเดียว ส่งให้น้อยลง
tb-error-too-heavy = ใช้เวลาคำนวณนานเกินไป ส่งสิ่งที่เล็กกว่านี้
tb-error-host = เซิร์ฟเวอร์นี้ไม่ตอบเมื่อเรียกด้วยชื่อนั้น ให้เปิดตามที่อยู่ที่ใช้ตอนเริ่มเซิร์ฟเวอร์
tb-error-full = ตอนนี้เซิร์ฟเวอร์ไม่มีที่ว่างสำหรับโต๊ะใหม่ ลองอีกครั้งภายหลัง หรือถามผู้ดูแล
tb-error-media = ที่นี่เซิร์ฟเวอร์รับเฉพาะ JSON
tb-error-too-fast = บ่อยเกินไป รออีก { $seconds } วินาที
tb-error-trouble = เซิร์ฟเวอร์มีปัญหา ไม่มีอะไรเปลี่ยน ลองอีกครั้ง
tb-error-damaged = อ่านข้อมูลที่เก็บไว้ของโต๊ะนี้ไม่ได้ ผู้ดูแลเซิร์ฟเวอร์ดูสาเหตุได้ในบันทึกของเซิร์ฟเวอร์และนำข้อมูลสำรองกลับมาได้ โต๊ะอื่นไม่ได้รับผลกระทบ
tb-error-store-away = ตอนนี้เซิร์ฟเวอร์เก็บอะไรไม่ได้ รอสักครู่แล้วลองใหม่
