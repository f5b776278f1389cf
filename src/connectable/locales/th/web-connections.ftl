# Connections on the web: table, prompts, votes, log.

## Where one is, seats

cx-web-where-rounds = { $way } รอบ { $round } จาก { $rounds }
cx-web-where-round = { $way } รอบเดียว
cx-web-where-rounds-own = { $way } รอบ { $round } จาก { $rounds } หาเอง
cx-web-where-round-own = { $way } รอบเดียว หาเอง
cx-web-players = ผู้เล่น
cx-web-left-in-hand = การ์ดที่เหลือในมือ
cx-web-quads-made = ชุดสี่ที่ทำแล้ว
cx-web-quads-of = ชุดสี่ { $made } จาก 4
cx-web-together = รวมทุกคน { $points }
cx-web-open-hands = การ์ดในมือที่หงาย
cx-web-seat-cards = การ์ด { $cards } ใบ
cx-web-seat-moves = ถึงตา การ์ด { $cards } ใบ
cx-web-seat-waits = รอคำตอบ การ์ด { $cards } ใบ
cx-web-seat-points = { $points } คะแนน
cx-web-seat-away = ไม่อยู่
cx-web-seat-challenges = ท้วง
cx-web-seat-challenged = ถูกท้วง
cx-web-seat-appeals = ขอให้ตัดสินใหม่
cx-web-seat-misses = { $doing } พลาด { $misses } ครั้ง
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
cx-web-note-own = ไม่มีการทำเครื่องหมายที่วาง
cx-web-judged-referee = ตัดสินโดยกรรมการ
cx-web-judged-jury = กรรมการตัดสินก่อน ผู้คนเป็นผู้ชี้ขาด
cx-web-judged-vote = ตัดสินด้วยการโหวต ถ้าเสมอกรรมการตัดสิน
cx-web-judged-trust = ใช้ได้ทั้งหมด
cx-web-last-moves = ตาล่าสุด

## The table and its cards

cx-web-table = โต๊ะ
cx-web-web = ใยคำมีการ์ด { $cards } ใบ
cx-web-zoom-in = ขยาย
cx-web-zoom-out = ย่อ
cx-web-zoom-all = แสดงทั้งหมด
cx-web-map = แผนที่ใยคำทั้งหมด
cx-web-outside = เลื่อนไป{ $side ->
    [north] ด้านบน
    [east] ด้านขวา
    [south] ด้านล่าง
   *[west] ด้านซ้าย
} มีการ์ด { $cards } ใบ
cx-web-card = { $words } ค่า { $value }
cx-web-laid = เหนือ { $north } ตะวันออก { $east } ใต้ { $south } ตะวันตก { $west } ค่า { $value }
cx-web-laid-joined = { $card } เชื่อมกับ { $joined }
cx-web-joined = { $pair } { $why }
cx-web-rivet = เหตุผล { $why }
cx-web-on-trust = เชื่อใจกัน
cx-web-hand-card = การ์ด { $place } มีคำ { $words } ค่า { $value }
cx-web-pair = { $first } + { $second }
cx-web-sides = { $sides } ด้าน
cx-web-spot = ที่วาง { $x } { $y } จำนวน { $sides } ด้าน { $pairs }
cx-web-spot-no = ที่วาง { $x } { $y } วางการ์ดนี้ไม่ได้ จำนวน { $sides } ด้าน { $pairs }
cx-web-where-fits = วางได้ { $spots } ที่
cx-web-beside = ติดกับ { $words }
cx-web-lens = แว่นขยาย { $pairs }
cx-web-tag-misfit = หมุนแบบนี้ไม่ได้
cx-web-tag-try = ลองคู่คำ { $pairs } คู่
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
cx-web-try = ลองวางที่นี่
cx-web-try-elsewhere = ลองที่อื่น
cx-web-appeal-here = วางแล้วขอตัดสิน
cx-web-if-holds = ถ้าเชื่อมได้
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
cx-web-act-appeal = ขอให้ตัดสินใหม่
cx-web-act-accept = ยอมรับ
cx-web-confirm-draw = จั่วใบนี้
cx-web-confirm-keep = เก็บไว้
cx-web-confirm-pass = ผ่าน
cx-web-confirm-aside = พักไว้
cx-web-confirm-stuck = ไปต่อไม่ได้
cx-web-confirm-done = เสร็จแล้ว
cx-web-confirm-appeal = ขอให้ตัดสินใหม่
cx-web-confirm-accept = ยอมรับ
cx-web-confirm-take = หยิบใบนี้
cx-web-confirm-steal = ขโมยใบนี้

## What to do now

cx-web-do-over = จบเกม
cx-web-do-dealing = กำลังแจกการ์ด
cx-web-do-vote = “{ $first }” กับ “{ $second }” เชื่อมกันได้ไหม
cx-web-do-vote-wait = กำลังโหวต { $names } วางแผนได้ แต่ยังวางไม่ได้
cx-web-do-own-wait = การ์ดที่คุณวางรอ { $names }
cx-web-do-answer = บอกว่าเห็นด้วย หรือท้วงคู่คำ
cx-web-do-missed = กรรมการไม่รับ “{ $first }” กับ “{ $second }” จะขอให้ตัดสินใหม่หรือยอมรับก็ได้
cx-web-do-window = รอคำตอบจาก { $names }
cx-web-do-stuck = รอจนกว่าใยคำจะเปลี่ยน
cx-web-do-passed = คุณผ่านแล้ว รอจนกว่ามีคนเล่น
cx-web-do-turn = ถึงตา { $name }
cx-web-do-wait = รอ { $names }
cx-web-do-confirm = ยังไม่นับจนกว่าจะยืนยัน
cx-web-do-misfit = หมุนแบบนี้วางไม่ได้ หมุนต่อ
cx-web-do-place = วางการ์ด หรือหมุน
cx-web-do-try = ก่อนลองไม่มีใครบอกว่าเชื่อมได้ไหม หมุนหรือลองวาง
cx-web-do-appeal = กรรมการไม่รับแบบนี้ หมุนการ์ด หรือวางแล้วขอให้ตัดสินใหม่
cx-web-do-where-web = เลือกที่วางเส้นประให้ “{ $first }” กับ “{ $second }”
cx-web-do-where-own = ลาก “{ $first }” กับ “{ $second }” ไปที่ใยคำ หรือแตะที่ว่างข้างใยคำ
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
cx-web-appeals = { $placer } ขอให้ตัดสินใหม่
cx-web-challenge-pair = ท้วง { $pair }
cx-web-vote-rests = หยุดวางและจั่วจนกว่าโหวตจะจบ
cx-web-laid-because = { $name } วาง เหตุผล { $reason }
cx-web-referee-clear = กรรมการรู้จักการเชื่อมนี้
cx-web-referee-debatable = กรรมการเห็นว่าก้ำกึ่ง
cx-web-referee-weak = กรรมการเห็นว่าความเชื่อมโยงอ่อนเกินไป
cx-web-referee-no = กรรมการไม่พบความเชื่อมโยง
cx-web-referee-unknown = ยังไม่รู้ว่ากรรมการว่าอย่างไร
cx-web-referee-none = { $first } + { $second }
cx-web-referee = กรรมการ
cx-web-referee-why = { $word } { $kind }
cx-web-referee-said = { $word }
cx-web-referee-usage = ใช้พูดคู่กันในภาษาเดียวเท่านั้น ซึ่งที่นี่ไม่นับ
cx-web-held-title = ถือไว้เหนือที่ว่าง
cx-web-held-pair = “{ $own }” กับ “{ $other }” { $side ->
    [0] ด้านบน
    [1] ด้านขวา
    [2] ด้านล่าง
   *[3] ด้านซ้าย
}
cx-web-held-all = คู่คำทั้ง { $pairs } คู่ต้องเชื่อมได้
cx-web-held-sum = ถ้าเชื่อมได้ { $sum } = { $points } คะแนน
cx-web-miss-title = พลาด { $failed } จาก { $pairs } คู่
cx-web-miss-of = { $name } พลาด { $failed } จาก { $pairs } คู่
cx-web-not-accepted = ไม่รับ
cx-web-holds = เชื่อมได้
cx-web-tries-left = ตานี้ลองได้อีก { $left } ครั้ง
cx-web-tries-left-card = การ์ดนี้ลองได้อีก { $left } ครั้ง
cx-web-lives-left = เหลือโอกาส { $left } ครั้ง
cx-web-miss-back = การ์ดกลับเข้ามือ ไม่ได้คะแนน
cx-web-miss-aside = พลาดครั้งที่สาม การ์ดใบนี้พักไว้แล้ว
cx-web-miss-may-appeal = ขอให้ตัดสินใหม่ได้ คนอื่นโหวต กรรมการมีหนึ่งเสียง เสมอถือว่าไม่พอ
cx-web-miss-thinks = { $name } ขอให้ตัดสินใหม่หรือลองที่อื่นได้
cx-web-miss-cost-classic = พลาดครั้งที่สามในตาเดียวต้องจั่วการ์ดแล้วจบตา
cx-web-miss-cost-endless = พลาดครั้งที่สามในตาเดียวหักค่าของการ์ดแล้วจบตา
cx-web-miss-cost-quads = พลาดครั้งที่สามในตาเดียวหักค่าของการ์ด และชุดสี่ที่ยังไม่เสร็จกลับเข้ามือ
cx-web-miss-cost-rummy = พลาดครั้งที่สามในตาเดียวต้องจั่วการ์ดแล้วจบตา
cx-web-miss-cost-quick = พลาดแต่ละครั้งต้องจั่วการ์ดใบบน
cx-web-miss-cost-at-once = พลาดแต่ละครั้งหักค่าของการ์ดใบนั้น
cx-web-miss-cost-solitaire = พลาดครั้งที่สามด้วยการ์ดใบเดียวต้องพักการ์ดไว้
cx-web-miss-cost-lives = พลาดแต่ละครั้งเสียหนึ่งโอกาส
cx-web-jury-title = โต๊ะโหวตแล้ว
cx-web-stamp-stands = ใช้ได้ { $stands } : { $falls }
cx-web-stamp-falls = ใช้ไม่ได้ { $stands } : { $falls }
cx-web-jury-scores = การ์ดวางอยู่และได้ { $points } คะแนน
cx-web-jury-lies = ที่วางไว้ยังอยู่
cx-web-jury-back = ที่วางไว้กลับเข้ามือ ไม่ได้คะแนน
cx-web-jury-ruling = “{ $first }” กับ “{ $second }” เป็นคำตัดสินของโต๊ะในเกมนี้
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
cx-web-none-waits = ยังไม่มีอะไรรอคำตอบของคุณ
cx-web-laid-by = { $name } วาง
cx-web-fine = เห็นด้วย
cx-web-group-fine = { $name } วาง { $pairs } มีใครท้วงไหม
cx-web-ruled-stands = ใช้ได้ตามคำตัดสินของโต๊ะ
cx-web-ruled-falls = ใช้ไม่ได้ตามคำตัดสินของโต๊ะ

## The end of a round

cx-web-round-over = จบรอบ { $round }
cx-web-left-over = เหลือการ์ด { $cards } ใบ
cx-web-round-best = วางได้มากที่สุด { $name } +{ $points }
cx-web-round-line = แถวที่ยาวที่สุด การ์ด { $cards } ใบ
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
cx-web-told-words-points = { $name } วาง “{ $words }” ได้ { $points } คะแนน
cx-web-told-draw = { $name } จั่ว
cx-web-told-card = { $name } เลือก “{ $words }”
cx-web-told-at = { $name } เลือกที่วางข้าง “{ $words }”
cx-web-told-back = { $name } วางการ์ดคืน
cx-web-review-lay = { $name } วาง “{ $words }” เชื่อม { $pairs }
cx-web-review-new = { $name } เริ่มแถวใหม่ด้วย “{ $words }”
cx-web-review-take = { $name } หยิบ “{ $words }” จากกอง { $pile }
cx-web-review-steal = { $name } ขโมย “{ $words }” จาก { $other }
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
cx-web-told-appeal = { $name } ขอให้ตัดสินใหม่
cx-web-told-accept = { $name } ยอมรับว่าพลาด
cx-web-told-missed = { $name } พลาด กรรมการไม่รับ “{ $first }” กับ “{ $second }”
cx-web-told-stands = { $name } ใช้ได้
cx-web-told-falls = { $name } ใช้ไม่ได้
cx-web-told-ruling-stands = “{ $first }” กับ “{ $second }” ใช้ได้ { $challenger } ท้วงไม่สำเร็จ
cx-web-told-ruling-falls = “{ $first }” กับ “{ $second }” ใช้ไม่ได้ { $challenger } ท้วงสำเร็จ
cx-web-told-appeal-stands = “{ $first }” กับ “{ $second }” ใช้ได้ คำขอให้ตัดสินใหม่ของ { $placer } สำเร็จ
cx-web-told-appeal-falls = “{ $first }” กับ “{ $second }” ใช้ไม่ได้ คำขอให้ตัดสินใหม่ของ { $placer } ไม่สำเร็จ
cx-web-told-abstain = { $name } งดออกเสียง

## The first game

## After the game
cx-web-best = การ์ดที่วางได้คะแนนมากที่สุด
cx-web-rulings = คำตัดสินของโต๊ะ
cx-web-rulings-save = เก็บคำตัดสินของโต๊ะ
cx-web-rulings-keep = เก็บไว้ใช้ในเกมหน้า
cx-web-rulings-kept = เก็บคำตัดสินของโต๊ะ { $rulings } ข้อไว้ในเบราว์เซอร์นี้
cx-web-rulings-room = เก็บคำตัดสินของโต๊ะ { $rulings } ข้อไว้สำหรับห้องนี้
cx-web-rulings-use = เล่นตามคำตัดสินของโต๊ะเรา
cx-web-poster = ใยคำเป็นโปสเตอร์
cx-web-poster-note = ภาพใยคำที่เสร็จแล้วพร้อมคำทั้งหมด สำหรับพิมพ์หรือแบ่งปัน
cx-web-poster-save = บันทึกโปสเตอร์

## เกมแรกและคำแนะนำสั้น
cx-web-guide-aim = วางการ์ดให้คำที่ชนกันเชื่อมกัน เช่น ไปด้วยกัน ตรงข้ามกัน หรือคำหนึ่งเป็นชนิดของอีกคำ ยิ่งเชื่อมหลายด้านยิ่งได้คะแนน ใครมีคะแนนมากที่สุดชนะ
    .title = เป้าหมายของเกม
    .try = หยิบการ์ดที่มีคำว่า “{ $word }”
cx-web-guide-spot = ตรงนี้ชนการ์ดสองใบ: { $pairs } ทั้งสองคู่เชื่อมกันได้
    .title = ที่วางที่เชื่อมสองใบ
    .try = แตะที่ที่ทำเครื่องหมายไว้
cx-web-guide-place = ค่าของการ์ดทั้งสามใบรวมกันแล้วคูณ 2 เพราะชนสองด้าน สามด้านคูณ 3 สี่ด้านคูณ 10
    .title = สองด้าน คะแนนสองเท่า
    .try = วางการ์ด
cx-web-mark-aim = วางการ์ดให้คำที่ชนกันเชื่อมกัน ยิ่งเชื่อมหลายด้านยิ่งได้คะแนน จบรอบสุดท้ายใครมีคะแนนมากที่สุดชนะ
    .title = เป้าหมายของเกม
cx-web-mark-endless = วางการ์ดให้คำที่ชนกันเชื่อมกัน ได้คะแนนเท่าผลรวมของการ์ดที่ชน โต๊ะมีขอบ จบเมื่อวางอะไรไม่ได้แล้ว
    .title = เป้าหมายของเกม
cx-web-mark-solitaire = ทีละใบ วางตรงที่คำเชื่อมกัน หรือพักไว้ ยิ่งใยคำใหญ่ยิ่งดี
    .title = เป้าหมายของเกม
cx-web-mark-quick = เล่นพร้อมกันทุกคน วางการ์ดให้หมดมือ ทุกใบต้องเชื่อมกับใยคำ และคนอื่นท้วงได้
    .title = เป้าหมายของเกม
cx-web-mark-quads = สร้างสี่เหลี่ยมจากการ์ดสี่ใบที่คำทั้งสี่คู่เชื่อมกัน ได้คะแนนสี่เท่าของค่าการ์ด
    .title = เป้าหมายของเกม
cx-web-mark-rummy = วางแถวตั้งแต่สามใบขึ้นไปที่คำชนกันเชื่อมกัน การ์ดที่เหลือในมือจะถูกหักคะแนน
    .title = เป้าหมายของเกม
cx-web-mark-own = ไม่มีที่ใดทำเครื่องหมายไว้ หาคำที่เชื่อมกันเอง ถ้าคู่ใดไม่เชื่อมถือว่าพลาด พลาดสามครั้งหมดตา
    .title = หาเอง
cx-web-mark-two = ที่วางที่ชนการ์ดสองใบคูณผลรวมเป็น 2 ถ้าทั้งสองคู่เชื่อมกัน
    .title = ที่วางสองด้าน
cx-web-mark-draw = ถ้าวางไม่ได้ให้หยิบใบบนสุด วางทันทีหรือเก็บไว้ การ์ดที่เหลือในมือตอนจบจะถูกหักคะแนน
    .title = คุณจั่วได้
cx-web-mark-appeal = กรรมการไม่รู้จักการเชื่อมนี้ ขอให้ตัดสินใหม่โดยให้คนอื่นโหวต หรือยอมรับแล้วลองที่อื่น
    .title = คุณขอให้ตัดสินใหม่ได้
cx-web-mark-vote = สองคำนี้เข้ากันได้ไหม คุณตัดสินร่วมกับคนอื่น
    .title = ขอความเห็นของคุณ

## สิ่งต่าง ๆ คืออะไร
cx-ask-name-card = การ์ดคำ
cx-ask-card = มีสี่คำและค่า หมุนได้ ทุกคำที่ชนคำอื่นต้องเชื่อมกัน
cx-ask-name-value = ค่าของการ์ด
cx-ask-value = 1 ถึง 5 จุด คำยิ่งเชื่อมยากยิ่งมีค่ามาก ถ้าเหลือในมือก็เสียเท่ากัน
cx-ask-name-rivet = หมุด
cx-ask-rivet = ยึดสองคำที่เชื่อมกัน ถ้าเป็นวงโปร่งยังรอความเห็นของคนอื่น
cx-ask-name-spot = ที่ว่าง
cx-ask-spot = วางได้ถ้าทุกด้านที่ชนเชื่อมกัน สองด้านคูณ 2 สามด้านคูณ 3 สี่ด้านคูณ 10
cx-ask-name-pile = กองจั่ว
cx-ask-pile = การ์ดที่เหลือ ตัวเลขบอกจำนวน
cx-ask-name-points = คะแนน
cx-ask-points = ผลรวมของทุกการวาง การ์ดที่เหลือในมือถูกหักเมื่อจบรอบ
cx-web-key-card = หยิบการ์ดใบนั้นในมือ
cx-web-key-turn = หมุนการ์ด
cx-rules-aim = วางการ์ดให้คำที่ชนกันเชื่อมกัน และเชื่อมให้ได้หลายด้านที่สุด ใครคะแนนมากที่สุดชนะ
cx-rules-minute = แบบคลาสสิกคุณมีการ์ดห้าใบ ผลัดกันวางหนึ่งใบติดกับใยคำ หมุนได้ตามใจ ทุกคู่คำที่ชนกันต้องเข้ากันได้ ได้คะแนนเท่าค่าของการ์ดและการ์ดทุกใบที่ชน สองด้านคูณ 2 สามด้านคูณ 3 สี่ด้านคูณ 10 ถ้าวางไม่ได้ให้จั่ว ใครหมดมือก่อน คนอื่นได้อีกคนละตา การ์ดที่เหลือในมือถูกหัก กรรมการ คนอื่น หรือทั้งสองฝ่ายตัดสินว่าคู่ใดเชื่อมกัน
