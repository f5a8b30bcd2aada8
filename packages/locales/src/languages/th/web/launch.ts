export default {
  loading: 'กำลังเปิด {name}',
  failed: {
    title: 'เปิด {name} ไม่ได้',
    text: 'ไม่มีการหักเงิน โปรดลองอีกครั้งในอีกสักครู่',
  },
  signIn: {
    title: 'เข้าสู่ระบบเพื่อเปิด {name}',
    text: 'จะเปิดที่นี่เมื่อคุณเข้าสู่ระบบ',
  },
  needsScript: 'เปิด JavaScript เพื่อใช้หน้านี้',
  racing: { title: 'แข่งม้า', description: 'โปรแกรมแข่งม้า ราคา และผล' },
  lotteries: { title: 'ลอตเตอรี่', description: 'ออกรางวัลตลอด 24 ชั่วโมง' },
  arena: { title: 'สนามเสมือน', description: 'เกมเสมือนรู้ผลในไม่กี่นาที' },
} as const;
