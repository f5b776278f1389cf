# The command line: help pages, and what is said when a command is not understood.

## Pages
cl-title = Connectable รวม CoNNNect กับ Connect 5 และ Connections ไว้ที่โต๊ะเดียว
cl-commands = คำสั่ง
cl-games = เกมที่มี { $games }
cl-more = “connectable COMMAND --help” อธิบายคำสั่งนั้น

## Commands
cl-home = เปิดโต๊ะบนคอมพิวเตอร์เครื่องนี้ หรือให้ทุกคนในบ้าน
cl-serve = เปิดเซิร์ฟเวอร์สำหรับหลายโต๊ะ
cl-play = เล่นในเทอร์มินัล
cl-replay = ดูบันทึกเกมย้อนหลังทีละขั้น
cl-verify = ตรวจลูกเต๋าของบันทึกเกม
cl-check = ตรวจกระดาน กระดาษผู้เล่น หรือสำรับ
cl-export = เขียนบันทึกเกมของโต๊ะเป็น JSON
cl-backup = เก็บทุกอย่างไว้ในไฟล์เดียว แม้เซิร์ฟเวอร์ทำงานอยู่
cl-restore = นำทุกอย่างกลับมาจากไฟล์
cl-lab = ห้องทดลอง วัดบอตด้วยการแข่งกัน
cl-lab-match = ให้บอตแข่งกันแล้วนับผล
cl-lab-rate = วัดฝีมือทุกระดับของเกม
cl-completion = พิมพ์สคริปต์ที่ให้เชลล์เติมคำสั่ง
cl-version = รุ่นและรูปแบบของกติกา

## Switches and arguments
cl-port = พอร์ตของเซิร์ฟเวอร์ ถ้าไม่ระบุคือ { $default } ส่วน 0 ใช้พอร์ตที่ว่าง
cl-lang = ภาษา { $known }
cl-help = แสดงหน้านี้
cl-data = โฟลเดอร์ที่เก็บโต๊ะ
cl-database = ฐานข้อมูลแทนโฟลเดอร์ เขียนแบบ postgresql://…
cl-public-url = ที่อยู่ที่คนอื่นใช้เข้าเซิร์ฟเวอร์ ลิงก์จะขึ้นต้นด้วยที่อยู่นี้
cl-peer-url = ที่อยู่ที่โพรเซสอื่นซึ่งใช้ฐานข้อมูลเดียวกันติดต่อโพรเซสนี้
cl-lan = ให้ทุกคนในเครือข่ายเดียวกัน ด้วยรหัสสำหรับสแกน
cl-no-browser = ไม่เปิดเบราว์เซอร์
cl-host = ที่อยู่ที่เซิร์ฟเวอร์รอรับ ถ้าไม่ระบุคือ { $default }
cl-bot-workers = จำนวนโพรเซสที่บอตใช้คิด { $low } ถึง { $high } ถ้าไม่ระบุคือ { $default } จะเขียน { $alias } ก็ได้
cl-keep-days = ลบโต๊ะที่ไม่มีใครแตะนานเท่านี้วัน ส่วน 0 เก็บไว้ทั้งหมด
cl-limits = ขีดจำกัดต่อที่อยู่และต่อที่นั่ง เป็นไฟล์ TOML หรือ none สำหรับเครือข่ายที่ไว้ใจได้ ส่วน default จะแสดงไฟล์นั้น
cl-game = เกม { $games }
cl-seats = ใครนั่งที่ไหน you คือคุณ bot:greedy คือบอตระดับนั้น
cl-option = ตัวเลือกของเกม ใส่กี่ครั้งก็ได้ name=@FILE ใช้ข้อความจากไฟล์
cl-seed = ข้อความใดก็ได้ ข้อความเดิมให้ลูกเต๋าและการ์ดชุดเดิม
cl-record = ไฟล์ที่จะเก็บบันทึกเกม
cl-resume = เล่นเกมที่บันทึกไว้ต่อ ใส่ไฟล์แทนชื่อเกม ถ้าไม่ระบุไฟล์จะเล่นเกมล่าสุด
cl-record-file = บันทึกเกม
cl-replay-all = แสดงทั้งหมดในครั้งเดียว
cl-replay-seat = แสดงสิ่งที่ที่นั่งนั้นเห็น
cl-content-file = กระดาน (.txt) กระดาษผู้เล่น (.toml) หรือสำรับ (.toml .csv)
cl-table = ชื่อโต๊ะหรือลิงก์ของโต๊ะ
cl-out = ไฟล์ที่จะเขียน ถ้าไม่ระบุจะพิมพ์บันทึกเกมออกมา
cl-with-secrets = แม้ยังเล่นอยู่ บันทึกเกมจะมีความลับของเกมด้วย
cl-force = แทนที่ไฟล์ที่มีอยู่แล้ว
cl-backup-file = ไฟล์ที่จะเขียน ถ้าไม่ระบุจะสร้างไฟล์ใหม่ตามวันและเวลา
cl-restore-file = ไฟล์ที่ “connectable backup” เขียนไว้
cl-restore-force = แทนที่โต๊ะที่เก็บไว้ ปิดเซิร์ฟเวอร์ก่อน
cl-lab-seats = ระดับที่เล่น ที่นั่งละหนึ่งระดับ
cl-lab-games = จำนวนเกมทั้งหมด ปัดขึ้นให้ครบการแจก ถ้าไม่ระบุคือ { $default }
cl-lab-seconds = คิดไม่เกินกี่วินาทีต่อการเลือก ส่วน 0 ไม่จำกัด
cl-lab-simulations = จำนวนการจำลองต่อการเลือก ส่วน 0 ใช้จำนวนของแต่ละระดับ
cl-lab-seed = ข้อความใดก็ได้ ข้อความเดิมให้การแจกเดิม ถ้าไม่ระบุคือ { $default }
cl-processes = จำนวนเกมที่เล่นพร้อมกัน { $low } ถึง { $high } ถ้าไม่ระบุคือ { $default }
cl-json = พิมพ์เป็น JSON
cl-lab-rate-games = จำนวนเกมต่อคู่ของระดับ ถ้าไม่ระบุคือ { $default }
cl-lab-file = ไฟล์ของเกมที่เล่นแล้ว ครั้งต่อไปจะเล่นต่อจากท้ายไฟล์
cl-lab-all = ทุกระดับพบกันทั้งหมด ไม่ใช่แค่ระดับที่ติดกัน
cl-shell = เชลล์ { $known } บรรทัดแรกของสคริปต์บอกว่าต้องใส่ไว้ที่ไหน

## Words that stand for a value
cl-value-file = FILE
cl-value-limits = FILE|none
cl-value-folder = FOLDER
cl-value-game = GAME
cl-value-table = TABLE
cl-value-url = URL
cl-value-host = HOST
cl-value-number = N
cl-value-seconds = S
cl-value-seed = TEXT
cl-value-language = LANGUAGE
cl-value-option = name=value
cl-value-players = you,bot:greedy
cl-value-levels = strong,greedy
cl-value-shell = SHELL

## What cannot be
cl-bad-usage = ไม่เข้าใจคำสั่ง “{ $text }” ดูสิ่งที่ทำได้ด้วย “{ $line } --help”
cl-bad-command = ไม่มีคำสั่ง “{ $command }” คำสั่งที่มีคือ { $known } ดูคำอธิบายด้วย “{ $line } --help”
cl-no-command = “{ $line }” ต้องมีคำที่สอง ที่มีคือ { $known } ดูคำอธิบายด้วย “{ $line } --help”
cl-bad-switch = “{ $line }” ไม่มี “{ $name }” ที่มีคือ { $known } ดูคำอธิบายด้วย “{ $line } --help”
cl-no-switches = “{ $line }” ไม่มี “{ $name }” ดูสิ่งที่ทำได้ด้วย “{ $line } --help”
cl-no-value = { $name } ต้องมีค่า ดูว่าใส่อะไรได้ด้วย “{ $line } --help”
cl-extra-value = { $name } ไม่รับค่า ดูสิ่งที่ทำได้ด้วย “{ $line } --help”
cl-bad-number = “{ $value }” ใช้กับ { $name } ไม่ได้ ต้องเป็นเลข { $low } ถึง { $high } ดูคำอธิบายด้วย “{ $line } --help”
cl-bad-word = “{ $value }” ใช้ที่นี่ไม่ได้ ที่มีคือ { $known }
cl-bad-url = { $name } “{ $value }” ไม่ใช่ที่อยู่ที่ขึ้นต้นด้วย http:// หรือ https://
cl-bad-limit-name = “{ $name }” ใน { $file } ไม่ใช่ขีดจำกัด ที่มีคือ { $known }
cl-bad-limit = “{ $value }” ใช้กับ “{ $name }” ใน { $file } ไม่ได้ ให้เขียน “none” หรือจำนวนต่อวินาที นาที หรือชั่วโมง เช่น “600/minute”
cl-bad-limit-count = “{ $value }” ใช้กับ “{ $name }” ใน { $file } ไม่ได้ ให้เขียนจำนวนเต็ม ส่วน 0 คือไม่จำกัด
cl-limits-not-toml = { $file } ไม่ใช่ TOML อ่านบรรทัดที่ { $line } ไม่เข้าใจ
cl-bad-language = ที่นี่ไม่มีภาษา “{ $lang }” ภาษาที่มีคือ { $known }
cl-no-file = ระบุไฟล์ดังนี้ { $line } FILE
cl-no-table = ระบุโต๊ะดังนี้ { $line } TABLE
cl-no-shell = ระบุเชลล์ { $known }
