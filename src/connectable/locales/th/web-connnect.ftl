# CoNNNect บนโต๊ะออนไลน์

## เกมอยู่ตรงไหน
cn-web-where-setup = เตรียมเกม
cn-web-where-roll = รอบ { $round } จาก { $rounds } ช่วงทอยลูกเต๋า
cn-web-where-fill = รอบ { $round } จาก { $rounds } ช่วงเติมตัวเลข
cn-web-where-claim = รอบ { $round } จาก { $rounds } ช่วงการเคลม
cn-web-where-over = จบเกม

## คำบอก
cn-web-prompt-wait = ต่อไปทอยลูกเต๋า
cn-web-prompt-wait-zone = { $name } กำลังเลือกลูกเต๋าพื้นที่
cn-web-prompt-wait-busy = คุณเสร็จแล้ว ยังเขียนอยู่ { $names }
cn-web-prompt-watch-busy = ยังเขียนอยู่ { $names }
cn-web-prompt-dice = ทอยลูกเต๋าจริงแล้วใส่ผลที่นี่
cn-web-prompt-zone = เลือกลูกเต๋าพื้นที่ ซึ่งบอกว่าทุกคนเขียนที่ไหน
cn-web-prompt-zone-held = พื้นที่ { $zone } กระดาษของคุณว่าง { $free } ช่อง
cn-web-prompt-setup = เขียนเลข { $number } ในช่องเตรียมเกมที่มีสี
cn-web-prompt-setup-done = เขียนครบสามตัวแล้ว กดเสร็จ
cn-web-prompt-write-rows = เขียนเลข { $number } ในพื้นที่ { $zone } คือแถว { $first } และ { $second }
cn-web-prompt-write-columns = เขียนเลข { $number } ในพื้นที่ { $zone } คือคอลัมน์ { $first } และ { $second }
cn-web-prompt-drop = พื้นที่ { $zone } เต็ม ทิ้งตัวเลขหนึ่งตัวโดยกากบาทช่อง Free Action
cn-web-prompt-stuck = พื้นที่ { $zone } เต็มและช่อง Free Action หมด สับเปลี่ยนพื้นที่ถ้าทำได้ ไม่เช่นนั้นแพ้ออกจากเกม
cn-web-prompt-anywhere = เขียนเลข { $number } ในช่องว่างใดก็ได้
cn-web-prompt-any = เขียนตัวเลขที่เลือกเองในพื้นที่ { $zone } เหลืออีก { $left } ตัว
cn-web-prompt-full = พื้นที่ { $zone } เต็ม สับเปลี่ยนพื้นที่หรือเสียโบนัสนี้
cn-web-prompt-take = Connect-{ $size } ด้วย { $numbers } เลือกโบนัส
cn-web-prompt-claim =
    { $points ->
        [0] Connect-{ $size } ด้วย { $numbers }
       *[other] Connect-{ $size } ด้วย { $numbers } ได้ { $points } คะแนน
    }
cn-web-prompt-picking = เลือกแล้ว { $count } ตัว ต้องเป็นตัวเลขเดียวกันหรือเลขเรียงที่ติดกัน
cn-web-prompt-claims = เคลม Connect โดยแตะตัวเลข แล้วกดเสร็จ
cn-web-prompt-no-claims = เขียนครบสองตัวแล้ว กดเสร็จ
cn-web-prompt-pick-move = ย้ายตัวเลข แตะตัวเลขที่จะกากบาท
cn-web-prompt-out = คุณแพ้ออกจากเกม กระดาษของคุณคงไว้ตามเดิม
cn-web-sealed = กระดาษของคุณปิดไว้จนทุกคนเสร็จ
cn-web-solo = เล่นคนเดียว คุณเป็นคนแรกเสมอ

## ปุ่ม
cn-web-done = เสร็จ
cn-web-done-of = เสร็จ { $count } จาก { $all }
cn-web-undo = เลิกทำ
cn-web-put-back = วางคืน
cn-web-not-this = ไม่เคลม
cn-web-bend = ใช้ตัวช่วย
cn-web-use-bonus = ใช้โบนัส
cn-web-claim = เคลม { $numbers }
cn-web-claim-short = เคลม
cn-web-take-bonus = รับ { $bonus }
cn-web-no-bonus = เลือกโบนัส
cn-web-take-zone = เลือกพื้นที่ { $zone }
cn-web-no-zone = เลือกลูกเต๋า
cn-web-drop = ทิ้งเลข { $number }
cn-web-lose = เสียโบนัสนี้
cn-web-lose-short = เสียโบนัส
cn-web-out = ออกจากเกม
cn-web-out-sure = ยืนยันออก
cn-web-help = แสดงสิ่งที่เคลมได้
cn-web-start-move = เลือกตัวเลขบนกระดาษ

## ลูกเต๋า
cn-web-act = ลูกเต๋าและสิ่งที่ต้องทำ
cn-web-zone = พื้นที่
cn-web-numbers = ตัวเลข
cn-web-zone-die = ลูกเต๋าพื้นที่ { $number }
cn-web-die = ลูกเต๋า { $number }
cn-web-written = เขียนแล้ว
cn-web-now = ตอนนี้
cn-web-waits = รอ
cn-web-rolled = { $name } ทอยลูกเต๋า
cn-web-any-number = ตัวเลขของคุณ
cn-web-no-dice = ยังไม่ทอย
cn-web-type-roll = ลูกเต๋าสามลูกได้อะไร
cn-web-type-shape = จั่วได้การ์ดรูปทรงใด
cn-web-type-card = จั่วได้การ์ดใบใดจากกอง { $deck }
cn-web-type-first = ใครเป็นผู้เล่นคนแรก
cn-web-enter-roll = ใส่ผล { $count } จาก 3
cn-web-take-out = เอา { $number } ออก
cn-web-switch-with = สลับลูกเต๋าพื้นที่กับ { $number }
cn-web-change = { $from } เป็น { $to }
cn-web-free-cost = Free Action รวมแล้ว { $minus } คะแนน
cn-web-free-as = เขียน { $face } เป็น { $number }

## กระดาษ
cn-web-sheet = กระดาษของคุณ
cn-web-sheet-of = กระดาษของ { $name }
cn-web-keys = { $spaces } ช่อง ปุ่มลูกศรเลื่อน Enter เลือก Esc วางคืน U เลิกทำ C ปุ่มหลัก 1 ถึง 6 เลือกลูกเต๋า เครื่องหมายคำถามแสดงกติกา
cn-web-cell-place = แถว { $row } คอลัมน์ { $column }
cn-web-cell-number = เลข { $number }
cn-web-cell-free = ว่าง
cn-web-cell-crossed = ถูกกากบาท
cn-web-cell-setup = ช่องเตรียมเกม
cn-web-cell-claimed = เคลมแล้ว
cn-web-cell-zones = พื้นที่ { $columns } และ { $rows }
cn-web-cell-picked = เลือกไว้
cn-web-cell-legal = เขียน { $number } ได้
cn-web-cell-movable = ย้ายได้
cn-web-cell-makes = ได้ { $numbers }
cn-web-points = { $points } คะแนน
cn-web-rounds = รอบ
cn-web-so-far = คะแนนตอนนี้
cn-web-total = รวม
cn-web-free = Free Action
cn-web-free-now = ช่องที่กากบาทแล้ว { $crossed } คะแนนลบตอนนี้ { $minus }

## โบนัส
cn-web-bonuses-of = โบนัส Connect-{ $row }
cn-web-bonus-move = ย้ายตัวเลข
cn-web-bonus-switch = สับเปลี่ยนพื้นที่
cn-web-bonus-plus = บวกลบหน้าเต๋า
cn-web-bonus-again = ใช้ซ้ำ
cn-web-bonus-any = เขียน 2 ตัวเลข
cn-web-bonus-six = 6 คะแนน
cn-web-bonus-number = เขียนเลข { $number }
cn-web-what-move = ย้ายตัวเลข กากบาทตัวเลขที่ยังไม่เคลมแล้วเขียนในช่องว่างใดก็ได้ ใช้ตอนนี้หรือภายหลัง
cn-web-what-switch = สับเปลี่ยนพื้นที่ ในรอบต่อไปสลับลูกเต๋าพื้นที่กับลูกเต๋าตัวเลขก่อนเขียน
cn-web-what-plus = บวกลบหน้าเต๋า ในรอบต่อไปเปลี่ยนหน้าลูกเต๋าทีละ 1 ได้ไม่เกินสองครั้ง
cn-web-what-again = ใช้ซ้ำ ใช้ตัวเลขที่เคลมแล้วหนึ่งตัวในการเคลมใหม่ได้อีกครั้ง
cn-web-what-any = เขียน 2 ตัวเลขทันที เลือกตัวเลขเองและเขียนในพื้นที่ของรอบนี้
cn-web-what-six = 6 คะแนน นับตอนจบเกมเท่านั้น
cn-web-what-number = เขียนเลข { $number } ทันที ในช่องว่างใดก็ได้ก่อนทำอย่างอื่น
cn-web-stars = ดาว
cn-web-at-once = ทันที
cn-web-unused = ยังไม่ใช้
cn-web-used = ใช้แล้ว
cn-web-choose = โบนัสของ { $numbers }
cn-web-choose-note = โบนัสแต่ละช่องรับได้ครั้งเดียว ดาวนับตอนจบไม่ว่าใช้หรือไม่
cn-web-found = Connect ที่เคลมได้
cn-web-with-bonus = ได้โบนัส
cn-web-more = อีก { $count }

## รูปทรง เป้าหมาย ผู้เล่นอื่น
cn-web-shapes = รูปทรง Connect-5
cn-web-shape = รูปทรง { $shape } การ์ด
cn-web-next-five = Connect-5 ถัดไป
cn-web-no-five = หมดแล้ว
cn-web-taken-by = เคลมแล้ว { $names }
cn-web-fours = รูปทรง Connect-4
cn-web-four = รูปทรง { $shape }
cn-web-first = คนแรก
cn-web-later = ภายหลัง
cn-web-mark-mine = ของคุณ
cn-web-mark-gone = หมดแล้ว
cn-web-mark-open = ยังว่าง
cn-web-goals = เป้าหมาย
cn-web-goal-done = สำเร็จ
cn-web-goal-have = { $have } จาก { $count }
cn-web-goal-most = { $have } ไม่เกิน { $count }
cn-web-others = รอบโต๊ะ
cn-web-others-after = รอบโต๊ะ เมื่อจบรอบ { $round }
cn-web-status-busy = กำลังเขียน
cn-web-status-done = เสร็จแล้ว
cn-web-status-out = แพ้ออกจากเกม
cn-web-drawer = โบนัส รูปทรง เป้าหมาย คะแนน และรอบโต๊ะ
cn-web-tab-bonuses = โบนัส
cn-web-tab-shapes = รูปทรง
cn-web-tab-goals = เป้าหมาย
cn-web-tab-score = คะแนน
cn-web-tab-table = รอบโต๊ะ
cn-web-tab-unused = เหลือ { $count }

## จบรอบ
cn-web-round-over = จบรอบ { $round }
cn-web-recap-wrote = เขียน { $numbers }
cn-web-recap-claimed = เคลม { $claims }
cn-web-recap-circles = วงกลม { $count } วง
cn-web-recap-goals = เป้าหมาย { $names }
cn-web-recap-boxes = Free Action จำนวน { $count } ครั้ง

## ตาล่าสุด
cn-web-told-roll = ลูกเต๋าได้ { $numbers }
cn-web-told-zone = { $name } เลือกพื้นที่ { $zone }
cn-web-told-write = { $name } เขียนเลข { $number } ในแถว { $row } คอลัมน์ { $column }
cn-web-told-free = { $name } ใช้ Free Action เปลี่ยน { $face } เป็น { $number }
cn-web-told-drop = { $name } ทิ้งเลข { $number }
cn-web-told-move = { $name } ย้ายตัวเลขจากแถว { $row } คอลัมน์ { $column }
cn-web-told-switch = { $name } สลับลูกเต๋าพื้นที่กับ { $number }
cn-web-told-change = { $name } เปลี่ยน { $from } เป็น { $to }
cn-web-told-claim = { $name } เคลม Connect-{ $size }
cn-web-told-take = { $name } รับโบนัส { $bonus }
cn-web-told-done = { $name } เสร็จแล้ว
cn-web-told-out = { $name } แพ้ออกจากเกม

## แนะนำเกมแรก
cn-web-guide-setup = ทอยลูกเต๋าสามลูกให้ทุกคนแล้ว เขียนตัวเลขในช่องเตรียมเกมที่มีสี แตะลูกเต๋าเพื่อเลือกว่าเขียนตัวใดก่อน
    .title = นี่คือกระดาษของคุณ
    .try = ลองแตะช่องเส้นประ
cn-web-guide-done = ทุกอย่างเลิกทำได้จนกว่าจะกดเสร็จ จากนั้นมีลูกเต๋าอีกสามลูกสำหรับช่องที่เหลือ
    .title = กดเสร็จเพื่อจบขั้นนี้
    .try = เขียนตัวเลขที่เหลือแล้วกดเสร็จ รวมสองครั้ง
cn-web-guide-roll = คุณทอยลูกเต๋า ลูกหนึ่งเป็นลูกเต๋าพื้นที่ 1 ถึง 3 คือคู่คอลัมน์ 4 ถึง 6 คือคู่แถว อีกสองลูกเป็นตัวเลข
    .title = เลือกลูกเต๋าพื้นที่
    .try = ลองแตะลูกเต๋า แล้วเลือกพื้นที่
cn-web-guide-zone =
    { $way ->
        [columns] ลูกเต๋าสีเข้มได้ { $zone } ตัวเลขทั้งสองจึงอยู่ในคอลัมน์ { $first } และ { $second } เขียนได้ทุกช่องเส้นประ
       *[rows] ลูกเต๋าสีเข้มได้ { $zone } ตัวเลขทั้งสองจึงอยู่ในแถว { $first } และ { $second } เขียนได้ทุกช่องเส้นประ
    }
    .title = พื้นที่บอกว่าเขียนที่ไหน
    .try = ลองแตะช่องเส้นประ
cn-web-guide-second = ตัวเลขเดียวกันหรือเลขเรียงที่ติดกันสามตัวขึ้นไปเป็น Connect เส้นประแสดงสิ่งที่ตัวเลขนี้จะทำได้
    .title = ตัวเลขต้องการเพื่อนบ้าน
    .try = เขียนตัวเลขที่สอง
cn-web-guide-claim = ถ้ามี Connect ให้แตะตัวเลขเพื่อเคลม Connect-3 และ -4 ได้โบนัส Connect-5 ได้คะแนนมาก หรือรอให้ได้ดีกว่านี้
    .title = เคลมหรือรอ
    .try = เคลมตามต้องการ แล้วกดเสร็จ
cn-web-guide-open = ตอนนี้เห็นกระดาษของทุกคน แตะเพื่อดูขนาดใหญ่ เกมมีสิบสองรอบ วงกลม แถวลูกศร และเป้าหมายก็นับคะแนน
    .title = เปิดผลของรอบ
    .try = เล่นรอบต่อไป
