# Connect 5 บนโต๊ะในเบราว์เซอร์

## ที่ไหนและใคร
c5-web-where-quick = เกมเร็ว { $side ->
        [base] ด้าน B
        [advanced] ด้าน A
       *[drawn] กระดานที่วาดเอง
    }
c5-web-where-full = รอบ { $round } จาก { $rounds } { $side ->
        [base] ด้าน B
        [advanced] ด้าน A
       *[drawn] กระดานที่วาดเอง
    }
c5-web-players = ผู้เล่น
c5-web-score = คะแนน
c5-web-points = { $points } คะแนน
c5-web-in-reserve = หมากสำรอง
c5-web-eaten = กินแล้ว
c5-web-total = คะแนนรวม
c5-web-does-turn = ถึงตา
c5-web-does-chain = กระโดดต่อได้
c5-web-does-next = ตาถัดไป
c5-web-does-away = ไม่อยู่ชั่วคราว
c5-web-colour-red = สีแดง
c5-web-colour-blue = สีน้ำเงิน
c5-web-colour-purple = สีม่วง
c5-web-colour-yellow = สีเหลือง
c5-web-colour-green = สีเขียว

## ต้องทำอะไร
c5-web-first = วางหมากตัวแรก
c5-web-first-how = เลือกจุดว่างจุดใดก็ได้
c5-web-turn = ถึงตาคุณ
c5-web-turn-how = เลือกจุดว่างเพื่อวางหมากสำรอง หรือเลือกหมากของคุณเพื่อเดิน
c5-web-turn-empty = หมากสำรองหมดแล้ว เลือกหมากของคุณบนกระดาน
c5-web-place-how = ร่างไว้แล้ว ยืนยันหรือเลือกจุดอื่น
c5-web-reserve = หมากจากหมากสำรอง
c5-web-reserve-how = เลือกจุดว่าง หรือหมากเดี่ยวของคุณบนจุดวงแหวนเพื่อซ้อน
c5-web-held =
    { $tokens ->
        [2] หมากคู่ของคุณที่ { $dot }
       *[other] หมากของคุณที่ { $dot }
    }
c5-web-held-how = เลือกเส้นทางที่นี่หรือบนกระดาน
c5-web-held-none = หมากตัวนี้ยังเดินไม่ได้ เลือกตัวอื่น
c5-web-chain = กระโดดกินต่อจาก { $dot } หรือหยุดที่จุดนี้
c5-web-chain-how = ตานี้ได้แล้ว { $points } คะแนน
c5-web-stuck = คุณเดินไม่ได้
c5-web-stuck-how = ไม่มีการเล่นที่ทำได้ จึงต้องผ่าน
c5-web-wait = ถึงตา { $name }
c5-web-wait-chain = { $name } กระโดดต่อได้
c5-web-wait-how = แตะจุดใดก็ได้เพื่อดูว่าทำไมยังเล่นไม่ได้
c5-web-watching = คุณกำลังชม
c5-web-threat-five = { $name } ทำครบห้าได้ที่ { $dots }
c5-web-threat-danger = อาจถูกกิน: { $dots }
c5-web-looked = หมากของ { $name } ที่ { $dot } กระโดดไป { $dots } ได้
c5-web-looked-none = หมากของ { $name } ที่ { $dot } ยังกินอะไรไม่ได้
c5-web-put-back = วางคืน
c5-web-undo = เลิกทำ
c5-web-confirm = ยืนยัน
c5-web-sending = กำลังส่ง

## การเล่น
c5-web-moves = การเล่นที่ทำได้
c5-web-tokens = หมากที่เดินได้
c5-web-take-reserve = วาง เหลือ { $reserve } ตัว
c5-web-take =
    { $tokens ->
        [2] หยิบหมากคู่ที่ { $dot }
       *[other] หยิบหมากที่ { $dot }
    }
c5-web-move-place = วางที่ { $dot }
c5-web-move-stack = ซ้อนที่ { $dot }
c5-web-move-step = เดินไป { $dot }
c5-web-move-step-whole = เดินทั้งคู่ไป { $dot }
c5-web-move-split = แยกหนึ่งตัวไป { $dot }
c5-web-move-split-jump = แยกหนึ่งตัวกระโดดไป { $dot }
c5-web-move-jump = กระโดดไป { $dot }
c5-web-move-jump-whole = กระโดดทั้งคู่ไป { $dot }
c5-web-move-sandwich = หนีบไป { $dot }
c5-web-move-chain =
    { $jumps ->
        [2] กระโดดสองครั้งไป { $dot }
        [3] กระโดดสามครั้งไป { $dot }
       *[other] กระโดด { $jumps } ครั้งไป { $dot }
    }
c5-web-note-over =
    { $goes ->
        [on] ข้าม{ $colour }ที่ { $dot } แล้วอาจต่อได้
       *[ends] ข้าม{ $colour }ที่ { $dot }
    }
c5-web-note-chain = ข้าม{ $tokens }
c5-web-token-at = { $colour }ที่ { $dot }
c5-web-note-neighbour = ไปจุดว่างที่ติดกัน
c5-web-note-stack = หมากตัวที่สองจากหมากสำรอง
c5-web-note-connect5 = ห้าตัวต่อกัน { $dots }
c5-web-do-place = วาง
c5-web-do-stack = ซ้อน
c5-web-do-step = เดิน
c5-web-do-split = แยก
c5-web-do-pass = ผ่าน
c5-web-do-stop = หยุด +{ $points }
c5-web-do-eat = กิน { $points } ตัว +{ $points }
c5-web-do-connect5 = Connect 5 +{ $points }

## ตาล่าสุด
c5-web-last-moves = ตาล่าสุด
c5-web-no-moves = ยังไม่มี
c5-web-told-place = { $name } วางที่ { $dot }
c5-web-told-stack = { $name } ซ้อนที่ { $dot }
c5-web-told-step = { $name } เดินจาก { $from } ไป { $dot }
c5-web-told-split = { $name } แยกจาก { $from } ไป { $dot }
c5-web-told-pass = { $name } ผ่าน
c5-web-told-jump = { $name } กระโดดจาก { $from } ข้าม { $over } ไป { $dot }
c5-web-told-sandwich = { $name } หนีบจาก { $from } ข้าม { $over } ไป { $dot }
c5-web-told-eats = { $name } กินหมาก{ $colour }ที่ { $over } แล้วลงที่ { $dot } ได้ { $points } คะแนน
c5-web-told-eats-mine = { $name } กินหมากของคุณที่ { $over } แล้วลงที่ { $dot } ได้ { $points } คะแนน

## กระดาน ที่เห็นและที่อ่านออกเสียง
c5-web-board =
    { $side ->
        [base] กระดาน Connect 5 ด้าน B { $dots } จุด
        [advanced] กระดาน Connect 5 ด้าน A { $dots } จุด
       *[drawn] กระดาน Connect 5 ที่วาดเอง { $dots } จุด
    }
c5-web-picture-five = กระดาน Connect 5 ห้าตัวต่อกัน { $dots }
c5-web-dot = { $dot } { $kind ->
        [circled] จุดวงแหวน
       *[plain] จุดธรรมดา
    } { $holder ->
        [mine1] หมากของคุณ
        [mine2] หมากคู่ของคุณ
        [other1] หมาก{ $colour }
        [other2] หมากคู่{ $colour }
       *[free] ว่าง
    }
c5-web-dot-may = ทำได้ { $moves }
c5-web-dot-landing =
    { $points ->
        [0] ที่นี่ { $move }
       *[other] ที่นี่ { $move } +{ $points }
    }
c5-web-dot-beside = มีเส้นไปยัง { $dots }
c5-web-may-place = วางที่ { $dot }
c5-web-may-stack = ซ้อนหมากตัวที่สอง
c5-web-may-step = เดินไป { $dot }
c5-web-may-split = แยกไป { $dot }
c5-web-may-jump-over = กระโดดไป { $dot } ข้าม{ $colour }ที่ { $over }
c5-web-may-split-over = แยกแล้วกระโดดไป { $dot } ข้าม{ $colour }ที่ { $over }
c5-web-may-sandwich-over = หนีบไป { $dot } ข้าม{ $colour }ที่ { $over }
c5-web-may-chain = กระโดด { $jumps } ครั้งไป { $dot } ข้าม{ $tokens }
c5-web-dot-danger = อาจถูกกิน
c5-web-dot-five = { $name } ทำครบห้าได้ที่นี่
c5-web-print-side = ด้าน
c5-web-print-dots = จุด
c5-web-print-rings = วงแหวน
c5-web-print-bridges = สะพาน
c5-web-map = กระดานทั้งหมด
c5-web-zoom-how = ลาก ถ่างนิ้ว หรือใช้ปุ่ม กระดานจะตามหมากของคุณ
c5-web-zoom-in = ใกล้ขึ้น
c5-web-zoom-out = ไกลออก
c5-web-zoom-all = ดูทั้งหมด
c5-web-zoom-back = กลับไปที่หมาก
c5-web-key = วิธีอ่านวงจร
c5-web-key-hide = ซ่อน
c5-web-key-show = แสดง
c5-web-key-plain = จุดธรรมดา หมาก 1 ตัว
c5-web-key-circled = จุดวงแหวน วางได้ 2 ตัว
c5-web-key-bridge = สะพาน ตรงไปเท่านั้น
c5-web-key-tee = สามแยก เลี้ยวได้ทุกทาง
c5-web-key-five = คนอื่นทำครบห้าได้ที่นี่
c5-web-key-danger = หมากของคุณอาจถูกกิน

## จบรอบ
c5-web-round-over = จบรอบ { $round }
c5-web-round-connect5 = { $name } ทำ Connect 5 ที่ { $dots } ได้ 5 คะแนน
c5-web-round-stuck = ไม่มีใครเดินได้อีก
c5-web-round-quiet = ผ่านไป 60 ตาโดยไม่มีการวาง ซ้อน หรือกิน
c5-web-next-round = ไปรอบ { $round }

## เกมแรก

## เกมแรกและคำแนะนำสั้น
c5-web-guide-aim = หมากของคุณ 5 ตัวเรียงติดกันตามเส้นคือ Connect 5 ได้ 5 คะแนนและจบรอบ ตอนนี้มีสามตัวเรียงกันแล้ว ตัวที่สี่อยู่ไม่ไกล
    .title = เป้าหมายของเกม
    .try = เลือกหมากของคุณที่ { $dot }
c5-web-guide-jump = หมากกระโดดข้ามหมากของผู้เล่นอื่นที่ติดกันไปตามเส้น ลงที่จุดว่างถัดไป ตรงที่เส้นตัดกันโดยไม่มีจุดต้องตรงไป
    .title = กระโดดข้าม { $over }
    .try = เลือก { $dot } เป็นจุดที่ลง
c5-web-guide-eat = หมากที่ถูกข้ามถูกกิน ได้ 1 คะแนน และหมากของคุณลงข้างอีกสามตัว เป็นสี่ตัวเรียงกัน
    .title = กินได้ และเรียงสี่ตัว
    .try = กินเลย
c5-web-guide-five = แถวนี้เปิดมากกว่าหนึ่งปลาย กันปลายเดียวจึงไม่พอ หมากจากกองสำรองวางบนจุดว่างใดก็ได้
    .title = อีกตัวเดียวก็ครบห้า
    .try = เลือกจุดที่ทำเครื่องหมายไว้
c5-web-guide-place = หมากห้าตัวที่เรียงกันมีหมายเลขบนกระดาน
    .title = Connect 5
    .try = วางเลย
c5-web-mark-aim = หมากของคุณ 5 ตัวเรียงติดกันตามเส้นคือ Connect 5 ได้ 5 คะแนนและจบรอบ หมากที่กินได้ตัวละ 1 คะแนน ตาแรกวางหมากบนจุดว่างใดก็ได้
    .title = เป้าหมายของเกม
c5-web-mark-chain = หมากของคุณกินต่อได้อีก กระโดดต่อ หรือหยุดตรงนี้แล้วเก็บคะแนนไว้
    .title = กระโดดต่อเนื่อง
c5-web-mark-five = วางหมากที่จุดนี้จะครบห้าตัวเรียงกัน
    .title = คุณทำครบห้าได้
c5-web-mark-eat = หมากตัวนี้กระโดดข้ามหมากที่ติดกันและกินได้ ตัวละ 1 คะแนน
    .title = คุณกินได้
c5-web-mark-step = แทนที่จะวางหมากใหม่ หมากของคุณเดินตามเส้นไปจุดว่างถัดไปได้
    .title = หมากเดินได้
c5-web-mark-stack = บนจุดวงแหวน หมากของคุณซ้อนกันได้ 2 ตัว หมากเดี่ยวกินหมากคู่ไม่ได้
    .title = คุณซ้อนหมากได้
c5-web-mark-split = หมากคู่แยกออกหนึ่งตัวเดินต่อได้ อีกตัวอยู่ที่เดิม
    .title = คุณแยกหมากได้
c5-web-mark-sandwich = หมากเดี่ยวของคุณสองตัวบนจุดวงแหวนมีหมากคู่แข่งอยู่ตรงกลาง ตัวหนึ่งกระโดดข้ามไปลงบนอีกตัวได้
    .title = หนีบ
c5-web-mark-pass = ไม่มีอะไรให้เดินหรือวาง ถ้าทุกคนผ่าน รอบจะจบ
    .title = คุณได้แต่ผ่าน

## สิ่งต่าง ๆ คืออะไร
c5-ask-name-dot = จุด
c5-ask-dot = จุดธรรมดาวางหมากได้หนึ่งตัว เส้นนำไปยังจุดที่ติดกัน
c5-ask-name-ring = จุดวงแหวน
c5-ask-ring = หมากของคุณซ้อนกันสองตัวได้ที่นี่ เป็นหมากคู่
c5-ask-name-bridge = สะพาน
c5-ask-bridge = เส้นสองเส้นตัดกันโดยไม่มีจุด ต้องตรงไป เลี้ยวไม่ได้
c5-ask-name-tee = สามแยก
c5-ask-tee = เส้นหนึ่งไปจบที่อีกเส้นโดยไม่มีจุด ไปจากแขนใดสู่แขนใดก็ได้
c5-ask-name-token = หมาก
c5-ask-token = เดินไปจุดว่างที่ติดกัน หรือกระโดดข้ามหมากคนอื่นที่ติดกันแล้วกิน
c5-ask-name-double = หมากคู่
c5-ask-double = หมากเดี่ยวกินไม่ได้ เดินทั้งคู่ระหว่างจุดวงแหวน หรือแยกไปหนึ่งตัว
c5-ask-name-reserve = กองสำรอง
c5-ask-reserve = หมากที่ยังไม่ลงกระดาน วางหนึ่งตัวบนจุดว่างได้หนึ่งตา
c5-ask-name-eaten = หมากที่กิน
c5-ask-eaten = กินหมากหนึ่งตัวได้ 1 คะแนน หมากนั้นไม่กลับมา
c5-ask-name-points = คะแนน
c5-ask-points = Connect 5 ได้ 5 และจบรอบ หมากที่กินตัวละ 1
c5-rules-aim = เรียงหมากของคุณห้าตัวติดกันตามเส้น ได้ 5 คะแนนและจบรอบ
c5-rules-minute = ผลัดกันทำหนึ่งอย่าง วางหมากจากกองสำรองบนจุดว่าง เดินตามเส้น หรือกระโดดข้ามหมากคนอื่นแล้วกินได้ 1 คะแนน กินต่อได้ถ้าทำได้ บนจุดวงแหวนซ้อนหมากสองตัวได้และหมากเดี่ยวกินไม่ได้ เส้นทางเลี้ยวได้ที่จุดและสามแยก แต่เลี้ยวที่สะพานไม่ได้ ใครคะแนนมากที่สุดชนะ

c5-web-told-chain = { $name } กระโดด { $dots } กิน { $count } ตัว: { $points } คะแนน
c5-web-show-move = แสดงบนกระดาน
c5-web-key-zoom = ขยาย ย่อ ทั้งกระดาน
c5-web-do-eat-whole = กระโดดทั้งคู่ +{ $points }
c5-web-do-eat-split = แยกแล้วกระโดด +{ $points }
