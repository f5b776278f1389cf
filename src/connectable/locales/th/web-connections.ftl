# Connections on the web: table, prompts, votes, log.

## Where one is, seats

cx-web-where-rounds = { $way } รอบ { $round } จาก { $rounds }
cx-web-where-round = { $way } รอบเดียว
cx-web-players = ผู้เล่น
cx-web-left-in-hand = การ์ดที่เหลือในมือ
cx-web-quads-made = ชุดสี่ที่ทำแล้ว
cx-web-quads-of = ชุดสี่ { $made } จาก 4
cx-web-together = รวมทุกคน { $points }
cx-web-seat-cards = การ์ด { $cards } ใบ
cx-web-seat-moves = ถึงตา การ์ด { $cards } ใบ
cx-web-seat-waits = รอคำตอบ การ์ด { $cards } ใบ
cx-web-seat-points = { $points } คะแนน
cx-web-seat-away = ไม่อยู่
cx-web-seat-challenges = ท้วง
cx-web-seat-challenged = ถูกท้วง
cx-web-seat-votes = กำลังโหวต
cx-web-seat-voted = โหวตแล้ว
cx-web-seat-stuck = ไปต่อไม่ได้
cx-web-seat-passed = ผ่าน
cx-web-note-classic = เมื่อมีคนการ์ดหมดมือ คนอื่นเล่นได้อีกคนละหนึ่งตา
cx-web-note-endless = การ์ดทุกใบที่วางได้คะแนนเป็นผลรวมธรรมดา
cx-web-note-solitaire = สร้างใยคำให้ใหญ่ที่สุด
cx-web-note-quick = ไม่มีตา การ์ดหมดมือคนแรกจบรอบ
cx-web-note-quads = ชุดสี่ครบ 4 ชุดจบรอบ
cx-web-note-rummy = นับค่าในแถวการ์ด หักค่าที่เหลือในมือ
cx-web-judged-referee = ตัดสินโดยกรรมการ
cx-web-judged-vote = ตัดสินด้วยการโหวต ถ้าเสมอกรรมการตัดสิน
cx-web-judged-trust = ใช้ได้ทั้งหมด
cx-web-last-moves = ตาล่าสุด

## The table and its cards

cx-web-table = โต๊ะ
cx-web-web = ใยคำมีการ์ด { $cards } ใบ
cx-web-zoom-in = ขยาย
cx-web-zoom-out = ย่อ
cx-web-zoom-all = แสดงทั้งหมด
cx-web-card = { $words } ค่า { $value }
cx-web-laid = เหนือ { $north } ตะวันออก { $east } ใต้ { $south } ตะวันตก { $west } ค่า { $value }
cx-web-hand-card = การ์ด { $place } มีคำ { $words } ค่า { $value }
cx-web-pair = { $first } + { $second }
cx-web-sides = { $sides } ด้าน
cx-web-spot = ที่วาง { $x } { $y } จำนวน { $sides } ด้าน { $pairs }
cx-web-spot-no = ที่วาง { $x } { $y } วางการ์ดนี้ไม่ได้ จำนวน { $sides } ด้าน { $pairs }
cx-web-where-fits = วางได้ { $spots } ที่
cx-web-beside = ติดกับ { $words }
cx-web-lens = แว่นขยาย { $pairs }
cx-web-tag-misfit = หมุนแบบนี้ไม่ได้
cx-web-tag-pairs = { $pairs } คู่คำ
cx-web-tag-points = { $pairs } คู่คำ +{ $points }
cx-web-points = { $points ->
       *[other] คะแนน
    }
cx-web-links = { $pairs } เชื่อม { $links } คู่

## Hand, piles, acts

cx-web-hand = การ์ดในมือ
cx-web-hand-empty = ไม่มีการ์ดในมือ
cx-web-watching = กำลังชม
cx-web-drawn = จั่วมา
cx-web-pile-left = กอง { $left } ใบ
cx-web-pile-open = กอง { $pile } มีการ์ด { $left } ใบ ใบบนสุด { $words } ค่า { $value }
cx-web-pile-closed = กองคว่ำ { $pile } มีการ์ด { $left } ใบ
cx-web-pile-empty = กอง { $pile } หมดแล้ว การ์ด { $left } ใบ
cx-web-four-piles = กองหงายสี่กอง
cx-web-turn = หมุน
cx-web-place = วางที่นี่
cx-web-after-vote = รอจบโหวต
cx-web-not-your-turn = ยังไม่ถึงตา
cx-web-put-back = วางคืน
cx-web-undo = เลิกทำ
cx-web-not-yet = ยังก่อน
cx-web-reason = เหตุผล
cx-web-no-reason = ไม่บอกเหตุผล
cx-web-act-draw = จั่ว เหลือ { $left }
cx-web-act-keep = เก็บไว้
cx-web-act-pass = ผ่าน
cx-web-act-aside = พักไว้
cx-web-act-stuck = ไปต่อไม่ได้
cx-web-act-done = เสร็จแล้ว
cx-web-confirm-draw = จั่วใบนี้
cx-web-confirm-keep = เก็บไว้
cx-web-confirm-pass = ผ่าน
cx-web-confirm-aside = พักไว้
cx-web-confirm-stuck = ไปต่อไม่ได้
cx-web-confirm-done = เสร็จแล้ว
cx-web-confirm-take = หยิบใบนี้
cx-web-confirm-steal = ขโมยใบนี้

## What to do now

cx-web-do-over = จบเกม
cx-web-do-dealing = กำลังแจกการ์ด
cx-web-do-vote = “{ $first }” กับ “{ $second }” เชื่อมกันได้ไหม
cx-web-do-vote-wait = กำลังโหวต { $names } วางแผนได้ แต่ยังวางไม่ได้
cx-web-do-own-wait = การ์ดที่คุณวางรอ { $names }
cx-web-do-answer = บอกว่าเห็นด้วย หรือท้วงคู่คำ
cx-web-do-window = รอคำตอบจาก { $names }
cx-web-do-stuck = รอจนกว่าใยคำจะเปลี่ยน
cx-web-do-passed = คุณผ่านแล้ว รอจนกว่ามีคนเล่น
cx-web-do-turn = ถึงตา { $name }
cx-web-do-wait = รอ { $names }
cx-web-do-confirm = ยังไม่นับจนกว่าจะยืนยัน
cx-web-do-misfit = หมุนแบบนี้วางไม่ได้ หมุนต่อ
cx-web-do-place = วางการ์ด หรือหมุน
cx-web-do-where-web = เลือกที่วางเส้นประให้ “{ $first }” กับ “{ $second }”
cx-web-do-where-quads = เลือกที่ในชุดสี่ หรือกองที่จะคืน “{ $first }” กับ “{ $second }”
cx-web-do-where-rummy = เลือกปลายแถว หรือแถวใหม่ ให้ “{ $first }” กับ “{ $second }”
cx-web-do-classic = เลือกการ์ด หรือจั่ว
cx-web-do-draw = ไม่มีการ์ดที่วางได้ จั่วการ์ด
cx-web-do-drawn = วางการ์ดที่จั่ว หรือเก็บไว้
cx-web-do-keep = การ์ดที่จั่ววางไม่ได้ เก็บไว้
cx-web-do-pass-or = กองจั่วหมด เลือกการ์ด หรือผ่าน
cx-web-do-pass = กองจั่วหมดและไม่มีการ์ดที่วางได้ ผ่าน
cx-web-do-aside = วางไม่ได้ พักไว้
cx-web-do-quick = แตะการ์ด แล้วแตะที่วาง วางทันที
cx-web-do-quick-empty = กองจั่วหมด วางการ์ด หรือบอกว่าไปต่อไม่ได้
cx-web-do-quads-fresh = หยิบการ์ดบนสุดของกองหนึ่ง
cx-web-do-quads-laying = วางการ์ดในชุดสี่ คืนหนึ่งใบ หรือบอกว่าเสร็จแล้ว
cx-web-do-quads-returned = คืนการ์ดแล้ว บอกว่าเสร็จแล้ว
cx-web-do-quads-free = หยิบ วาง หรือคืนการ์ด ผ่านเพื่อพัก
cx-web-do-rummy-draw = จั่วการ์ด
cx-web-do-rummy = เลือกการ์ดที่จะวาง ขโมยการ์ดปลายแถว หรือบอกว่าเสร็จแล้ว

## Challenge and vote

cx-web-challenge = การท้วง
cx-web-challenges = { $challenger } ท้วง { $placer }
cx-web-challenge-pair = ท้วง { $pair }
cx-web-vote-rests = หยุดวางและจั่วจนกว่าโหวตจะจบ
cx-web-laid-because = { $name } วาง เหตุผล { $reason }
cx-web-referee-clear = กรรมการรู้จักการเชื่อมนี้
cx-web-referee-debatable = กรรมการเห็นว่าก้ำกึ่ง
cx-web-referee-no = กรรมการไม่พบความเชื่อมโยง
cx-web-referee-link = { $first } + { $second } { $kind }
cx-web-referee-none = { $first } + { $second }
cx-web-vote-stands = ใช้ได้
cx-web-vote-falls = ใช้ไม่ได้
cx-web-vote-abstain = งดออกเสียง
cx-web-vote-open = …
cx-web-vote-you = คุณ
cx-web-stands = ใช้ได้
cx-web-falls = ใช้ไม่ได้
cx-web-abstain = งดออกเสียง
cx-web-seconds = { $seconds } วิ
cx-web-your-word = รอคำตอบของคุณ
cx-web-laid-by = { $name } วาง
cx-web-fine = เห็นด้วย
cx-web-ruled-stands = ใช้ได้ตามคำตัดสินของโต๊ะ
cx-web-ruled-falls = ใช้ไม่ได้ตามคำตัดสินของโต๊ะ

## The end of a round

cx-web-round-over = จบรอบ { $round }
cx-web-left-over = เหลือการ์ด { $cards } ใบ
cx-web-go-on = ต่อไป

## Quads

cx-web-your-quads = ชุดสี่ของคุณ
cx-web-quad = ชุดสี่ของ { $name }
cx-web-quad-of = ชุดสี่ { $words }
cx-web-quad-laid = ที่ { $place } มีคำ { $words } ค่า { $value }
cx-web-quad-place = ที่ { $place } ว่าง จำนวน { $sides } ด้าน { $pairs }

## Rummy

cx-web-your-turn = ถึงตาคุณ
cx-web-no-lines = { $name } ยังไม่มีแถวการ์ด
cx-web-own-lines = { $name } มี { $lines } แถว
cx-web-lines-open = { $name } มี { $lines } แถว ขโมยการ์ดปลายแถวได้
cx-web-lines-safe = { $name } มี { $lines } แถว ขโมยไม่ได้
cx-web-new-line = แถวใหม่
cx-web-line-end = { $end ->
        [left] ปลายซ้าย
       *[other] ปลายขวา
    } ของแถว { $line }
cx-web-steal = ขโมยใบนี้
cx-web-steal-card = ขโมย { $card }
cx-web-safe-card = ตอนนี้ขโมยไม่ได้ { $card }
cx-web-step-draw = จั่วจากกองคว่ำ เหลือ { $left } ใบ
cx-web-step-drawn = จั่วแล้ว กองคว่ำเหลือ { $left } ใบ
cx-web-step-lay = วางแถวการ์ดสามใบขึ้นไป หรือต่อแถวของคุณ
cx-web-step-steal = ขโมยการ์ดปลายแถวได้หนึ่งใบ
cx-web-step-short = แถวที่สั้นกว่าสามใบจะกลับเข้ามือเมื่อบอกว่าเสร็จแล้ว

## Solitaire

cx-web-in-web = ในใยคำ
cx-web-aside = พักไว้
cx-web-to-come = ยังไม่มา
cx-web-card-of = การ์ด { $card } จาก { $cards }

## The move log

cx-web-told-lay-web = { $name } วางการ์ด
cx-web-told-lay-quad = { $name } วางการ์ดในชุดสี่
cx-web-told-lay-line = { $name } วางการ์ดในแถว
cx-web-told-words-web = { $name } วาง “{ $words }”
cx-web-told-words-quad = { $name } วาง “{ $words }” ในชุดสี่
cx-web-told-words-line = { $name } วาง “{ $words }” ในแถว
cx-web-told-draw = { $name } จั่ว
cx-web-told-keep = { $name } เก็บการ์ดไว้
cx-web-told-pass = { $name } ผ่าน
cx-web-told-aside = { $name } พักการ์ดไว้
cx-web-told-stuck = { $name } ไปต่อไม่ได้
cx-web-told-done = { $name } เล่นเสร็จแล้ว
cx-web-told-take = { $name } หยิบจากกอง { $pile }
cx-web-told-return = { $name } คืนการ์ดลงกอง { $pile }
cx-web-told-steal = { $name } ขโมยการ์ดของ { $other }
cx-web-told-fine = { $name } เห็นด้วยกับ { $other }
cx-web-told-challenge = { $name } ท้วง { $other }
cx-web-told-stands = { $name } ใช้ได้
cx-web-told-falls = { $name } ใช้ไม่ได้
cx-web-told-abstain = { $name } งดออกเสียง

## The first game

cx-web-guide-hand = การ์ดแต่ละใบมีสี่คำ ที่ที่วางได้จะเป็นเส้นประ คำที่ชนกันต้องเชื่อมกัน
    .title = นี่คือการ์ดของคุณ
    .try = แตะการ์ด แล้วแตะที่เส้นประ
cx-web-guide-place = ผลรวมบอกคะแนนที่จะได้ หมุนการ์ดได้ถ้าคำยังเข้ากัน
    .title = ยังไม่นับ
    .try = หมุนได้ตามต้องการ แล้ววาง
cx-web-guide-sides = ที่วางที่ชนสองด้านคูณ 2 สามด้านคูณ 3 สี่ด้านคูณ 10
    .title = ยิ่งหลายด้าน ยิ่งได้คะแนน
    .try = รอตาถัดไป
cx-web-guide-pile = ถ้าวางไม่ได้ให้จั่วใบบนสุด แล้ววางทันทีหรือเก็บไว้ การ์ดที่เหลือในมือตอนจบจะถูกหักคะแนน
    .title = กองจั่วหงายอยู่
    .try = วางการ์ดหรือจั่ว

## After the game
cx-web-best = การ์ดที่วางได้คะแนนมากที่สุด
cx-web-rulings = คำตัดสินของโต๊ะ
cx-web-rulings-save = เก็บคำตัดสินของโต๊ะ
