export default {
  banners: 'ข้อเสนอ',
  banner: 'ข้อเสนอ {number, number} จาก {count, number}',
  stop: 'หยุดข้อเสนอ',
  start: 'เล่นข้อเสนอ',
  open: 'ดูเพิ่มเติม',
  liveNow: 'สดตอนนี้',
  allLive: 'แมตช์สดทั้งหมด',
  top: 'แมตช์เด่น',
  startingSoon: 'ใกล้เริ่ม',
  schedule: 'ตารางแข่ง',
  leagues: 'ลีก',
  footer: 'ทุกหน้า',
  noLive: {
    title: 'ยังไม่มีแมตช์สดในตอนนี้',
    text: 'แมตช์ถัดไปอยู่ด้านล่าง',
  },
  noUpcoming: {
    title: 'ไม่มีแมตช์ถัดไป',
    text: 'แมตช์ใหม่จะแสดงที่นี่ทันทีที่มีราคา',
  },
} as const;
