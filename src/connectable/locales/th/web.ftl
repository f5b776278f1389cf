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
wb-guide = คำแนะนำ
wb-guide-step = { $step } จาก { $steps }
wb-guide-skip = ข้ามคำแนะนำ
wb-guide-end = ปิดคำแนะนำ
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

## Hints and review
wb-hint = คำใบ้
wb-hint-looking = กำลังหาตาที่ดี …
wb-hint-move = ตาที่ดี: { $move }
wb-hint-about = คำใบ้รู้เท่าที่คุณรู้ คุณเป็นคนตัดสินใจ
wb-thinks = { $name } กำลังคิด
wb-hurried = ตอนนี้มีหลายโต๊ะ บอทจึงคิดเร็วขึ้น
wb-review = ตาที่เสียมากที่สุด
wb-review-how = ประเมินโดยบอทเก่งจากสิ่งที่รู้ได้ในตอนนั้น ไม่นับดวง
wb-review-progress = กำลังวิเคราะห์เกม: { $percent } %
wb-review-none = ไม่มีตาใดของคุณที่เสียมากพอจะกล่าวถึง
wb-review-better = ดีกว่า: { $move }
wb-review-points = คะแนน
wb-review-share = โอกาสชนะ
wb-review-show = ดูในการดูย้อนหลัง
