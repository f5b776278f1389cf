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
cn-web-key-die = หยิบลูกเต๋าหรือตัวเลขนั้น
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
cn-web-correct = แก้ { $typed }
cn-web-correct-title = ผลที่ออกจริง
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

## เกมแรกและคำแนะนำสั้น
cn-web-guide-aim = ตัวเลขที่อยู่ติดกันและเท่ากันหรือเรียงต่อกันคือ Connect ซึ่งให้คะแนนและโบนัส ครบสิบสองรอบใครมีคะแนนมากที่สุดชนะ
    .title = เป้าหมายของเกม
    .try = คุณทอยลูกเต๋าสามลูก แตะลูกที่จะบอกว่าเขียนตรงไหน
cn-web-guide-zone = ลูกเต๋า 1 ถึง 3 หมายถึงสองคอลัมน์ 4 ถึง 6 หมายถึงสองแถว อีกสองลูกคือตัวเลขที่จะเขียนลงไป
    .title = ลูกเต๋าพื้นที่บอกว่าตรงไหน
    .try = เลือกพื้นที่ { $zone }
cn-web-guide-write =
    { $way ->
        [columns] ตัวเลขทั้งสองเขียนในคอลัมน์ { $first } และ { $second } ตรงไหนก็ได้ มีตัวเลขหนึ่งรอเพื่อนบ้านอยู่แล้ว
       *[rows] ตัวเลขทั้งสองเขียนในแถว { $first } และ { $second } ตรงไหนก็ได้ มีตัวเลขหนึ่งรอเพื่อนบ้านอยู่แล้ว
    }
    .title = เขียนตัวเลข
    .try = เขียน { $number } ในช่องที่ทำเครื่องหมายไว้
cn-web-guide-second = ทีนี้ 3 4 และ 5 จะอยู่ติดกัน เป็นเลขเรียงสามตัว
    .title = ตัวเลขต้องการเพื่อนบ้าน
    .try = เขียน { $number } ในช่องที่ทำเครื่องหมายไว้
cn-web-guide-pick = 3-4-5 คือ Connect-3 แต่ยังไม่นับเอง คุณต้องเคลม
    .title = คุณมี Connect แล้ว
    .try = เลือก 3-4-5
cn-web-guide-claim = เคลมแล้วตัวเลขเหล่านี้จะถูกใช้ไป หรือจะรอให้ยาวกว่านี้ก็ได้
    .title = เคลมเลย
    .try = เคลม Connect นี้
cn-web-guide-bonus = ทุก Connect-3 และ Connect-4 ให้โบนัสหนึ่งอย่างตามใจเลือก ดาวคือคะแนน ส่วนใหญ่เก็บไว้ใช้ทีหลัง รูปสายฟ้าใช้ทันที
    .title = รับโบนัส
    .try = เลือกหนึ่งอย่าง
cn-web-guide-take = โบนัสนี้เป็นของคุณ ใช้เมื่อต้องการ รอบนี้หรือรอบหลังก็ได้
    .title = โบนัสไว้ใช้ต่อไป
    .try = รับเลย
cn-web-guide-astray = ตรงนั้นยังไม่เป็น Connect ทุกอย่างเลิกทำได้จนกว่าจะกดเสร็จ
    .title = ยังไม่ใช่
    .try = เลิกทำ แล้วเขียนในช่องที่ทำเครื่องหมายไว้
cn-web-mark-aim = เขียนตัวเลขให้เพื่อนบ้านเท่ากันหรือเรียงต่อกัน แล้วเคลมเป็น Connect เพื่อรับคะแนนและโบนัส ครบสิบสองรอบใครมีคะแนนมากที่สุดชนะ
    .title = เป้าหมายของเกม
cn-web-mark-done = เมื่อกดเสร็จก็ไม่มีใครต้องรอคุณ กระดาษของทุกคนจะเปิดพร้อมกัน ก่อนหน้านั้นเลิกทำได้ทุกอย่าง
    .title = กดเสร็จเพื่อจบรอบของคุณ
cn-web-mark-roll = คุณเลือกแทนทุกคนว่าลูกใดเป็นลูกเต๋าพื้นที่ อีกสองลูกคือตัวเลข
    .title = คุณเป็นคนทอย
cn-web-mark-claim = ตัวเลขเหล่านี้เป็น Connect เคลมเพื่อรับโบนัส หรือรอให้ยาวกว่านี้
    .title = Connect
cn-web-mark-five = รูปนี้ตรงกับการ์ดที่เปิดอยู่ จึงได้คะแนนใบบนสุดของกอง ใครมาทีหลังจะได้น้อยกว่า
    .title = Connect-5
cn-web-mark-switch = ก่อนเขียนตัวเลขแรก คุณสลับลูกเต๋าพื้นที่กับลูกเต๋าตัวเลขได้ มีผลกับคุณคนเดียว
    .title = คุณสลับได้
cn-web-mark-plus = เปลี่ยนลูกเต๋าตัวเลขหนึ่งลูกได้ 1 หรือ 2 หรือทั้งสองลูกลูกละ 1 ถัดจาก 6 คือ 1
    .title = คุณเปลี่ยนตัวเลขได้
cn-web-mark-move = ตัวเลขที่ยังไม่ได้เคลมย้ายไปช่องว่างใดก็ได้ ช่องเดิมจะถูกขีดทิ้ง
    .title = คุณย้ายตัวเลขได้
cn-web-mark-again = ตัวเลขที่เคลมแล้วนับซ้ำได้อีกครั้งใน Connect ใหม่ ไม่ต้องแตะอะไร ระบบใช้ให้ตอนเคลม
    .title = คุณมีโบนัสใช้ซ้ำ
cn-web-mark-free = ถ้าเขียนเลขต่างจากลูกเต๋า จะขีดหนึ่งช่องตรงนี้ ค่าที่ทำเครื่องหมายไว้จะถูกหักตอนจบ
    .title = Free Action เสียคะแนน
cn-web-mark-open = ตอนนี้เห็นกระดาษของทุกคน แตะเพื่อดูขนาดใหญ่
    .title = คนอื่นทำอะไรบ้าง

## สิ่งต่าง ๆ คืออะไร
cn-ask-name-box = ช่อง Free Action
cn-ask-box = Free Action แต่ละครั้งขีดหนึ่งช่อง ตอนจบหักคะแนนตามช่องว่างซ้ายสุด
cn-ask-name-round = รอบ
cn-ask-round = เล่นทั้งหมดสิบสองรอบ ตรงนี้แสดงลูกเต๋าพื้นที่และตัวเลขของแต่ละรอบ
cn-ask-name-shape = รูปของ Connect-5
cn-ask-shape = Connect ห้าตัวเลขในรูปนี้ หมุนหรือกลับด้านได้ ได้คะแนนการ์ดใบบนสุด แล้วรูปนี้จะปิดถาวร
cn-ask-name-stack = Connect-5 ครั้งต่อไป
cn-ask-stack = คะแนนที่ Connect-5 ในรอบนี้จะได้ จบรอบที่มีคนทำได้จะเอาการ์ดออกหนึ่งใบ
cn-ask-name-four = รูปของ Connect-4
cn-ask-four = ใครเคลมรูปนี้ก่อนได้ 4 คะแนน คนหลังได้ 1 ทุกครั้งได้โบนัสด้วย
cn-ask-name-five = ช่อง Connect-5
cn-ask-five = จดตัวอักษรและคะแนนของ Connect-5 ที่เคลมไว้ตรงนี้
cn-ask-name-objective = เป้าหมาย
cn-ask-objective = ใครทำได้ตอนจบรอบได้คะแนนหนึ่งครั้ง ไม่มีใครแย่งได้
cn-ask-name-circle = วงกลม
cn-ask-circle = เต็มเมื่อสี่ช่องรอบวงมีตัวเลข ได้ 1 คะแนน ครบสามวงเป็นเส้นตรงได้อีก 2
cn-ask-name-arrow = แถวลูกศร
cn-ask-arrow = แถวที่จบตรงนี้ได้ 8 ถ้าเรียง 1 ถึง 6 หรือเท่ากันหกตัว ได้ 6 ถ้ามี 1 ถึง 6 ไม่เรียง ได้ 3 ถ้าแค่เต็ม
cn-ask-name-zone = พื้นที่
cn-ask-zone = สองคอลัมน์หรือสองแถว เมื่อลูกเต๋าพื้นที่ออกหน้านี้ ให้เขียนตัวเลขตรงนี้
cn-ask-name-zone-die = ลูกเต๋าพื้นที่
cn-ask-zone-die = ลูกเต๋าหนึ่งในสามลูกบอกทุกคนว่าอีกสองลูกเขียนในพื้นที่ใด
cn-ask-name-number-die = ลูกเต๋าตัวเลข
cn-ask-number-die = ต้องเขียนทั้งสองตัวเลขในพื้นที่ ลำดับและตำแหน่งใดก็ได้
cn-ask-name-space = ช่อง
cn-ask-space = เขียนได้หนึ่งตัวเลข ตัวเลขติดกันที่เท่ากันหรือเรียงกันเคลมเป็น Connect ได้
cn-ask-name-setup = ช่องเตรียมเกม
cn-ask-setup = ตัวเลขหกตัวแรกที่ทอยได้อยู่ในช่องเหล่านี้ นับเหมือนตัวเลขอื่น
cn-ask-name-others = กระดาษของคนอื่น
cn-ask-others = แสดงตอนจบรอบก่อน สิ่งที่คนอื่นเขียนตอนนี้ยังปิดไว้จนกว่าทุกคนจะเสร็จ
cn-ask-score-connect3 = ดาวของโบนัสที่รับจาก Connect-3
cn-ask-score-connect4 = 4 หรือ 1 ต่อรูป และดาวของโบนัสที่รับจาก Connect-4
cn-ask-score-connect5 = คะแนนการ์ดจาก Connect-5 ของคุณ
cn-ask-score-arrows = คะแนนของแถวลูกศรทั้งสองตามที่เป็นอยู่
cn-ask-score-circles = วงกลมที่เต็มวงละ 1 คะแนน
cn-ask-score-lines = วงกลมเต็มสามวงเป็นเส้นตรง เส้นละ 2 คะแนน
cn-ask-score-objectives = คะแนนของเป้าหมายที่ทำได้
cn-ask-score-minus = ค่าของ Free Action คือค่าของช่องว่างซ้ายสุด
cn-ask-score-total = ผลรวมทั้งหมดข้างบน ครบสิบสองรอบใครมีมากที่สุดชนะ
cn-rules-aim = สร้าง Connect คือตัวเลขสาม สี่ หรือห้าตัวที่ติดกันและเท่ากันหรือเรียงต่อกัน ครบสิบสองรอบใครมีคะแนนมากที่สุดชนะ
cn-rules-minute = แต่ละรอบทอยลูกเต๋าสามลูก ลูกหนึ่งบอกทุกคนว่าเขียนในพื้นที่ใดของกระดาษ อีกสองลูกคือตัวเลข ทุกคนเขียนทั้งสองตัวบนกระดาษของตน จากนั้นเคลม Connect โดย Connect-3 หรือ Connect-4 ให้โบนัสไว้ใช้ภายหลัง Connect-5 ตามรูปที่เปิดอยู่ให้คะแนนมาก วงกลมที่เต็ม แถวลูกศรสองแถว และเป้าหมายก็นับคะแนน ตัวเลขที่เขียนไม่ได้หรือไม่อยากเขียนต้องเสีย Free Action

cn-web-recap-took = รับ { $names }
cn-web-recap-used = ใช้ { $names }
cn-web-recap-dropped = ทิ้ง { $numbers }
cn-web-recap-sources = จาก { $sources }
cn-web-recap-nothing = ไม่ได้คะแนน
cn-web-change-number = เปลี่ยนตัวเลข
cn-web-prompt-stuck-switch = พื้นที่ { $zone } เต็มและขีดครบทุกช่องแล้ว ใช้สลับเพื่อเปลี่ยนพื้นที่ ไม่เช่นนั้นคุณออกจากเกม
cn-web-prompt-stuck = พื้นที่ { $zone } เต็มและขีดครบทุกช่องแล้ว คุณออกจากเกม คะแนนยังอยู่
cn-web-use-switch = ใช้สลับ
cn-web-bonuses-held = โบนัสในมือ: { $names }
cn-web-claim-again = ใช้โบนัสใช้ซ้ำ { $agains } ครั้ง เพราะมีตัวเลขที่เคลมไปแล้ว
