# The web table: pages and what all games share.

wb-skip = ข้ามไปที่โต๊ะ
wb-home = หน้าแรก
wb-rules = กติกา
wb-settings = ตั้งค่า
wb-theme-light = ธีมสว่าง
wb-theme-dark = ธีมมืด
wb-why-not = ทำไมไม่ได้
wb-rule-id = กติกา { $rule }
wb-read-rule = อ่านกติกา
wb-close = ปิด
wb-lost = ไม่มีหน้านี้
wb-welcome = โต๊ะพร้อมแล้ว
wb-play-now = เล่นกับบอตเลย
wb-table-gone = โต๊ะนี้ไม่อยู่แล้ว
wb-bot-name = บอต { $level }
wb-level-random = สุ่ม
wb-level-greedy = เห็นแก่คะแนน
wb-token-red = วงกลมแดง
wb-token-blue = สี่เหลี่ยมน้ำเงิน
wb-token-purple = ข้าวหลามตัดม่วง
wb-token-yellow = สามเหลี่ยมเหลือง
wb-token-green = กากบาทเขียว
wb-token-white = ซุ้มขาว
wb-token-black = ดาวดำ
wb-token-sky = นาฬิกาทรายฟ้า
