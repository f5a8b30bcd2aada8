export default {
  close: 'ปิด',
  loading: 'กำลังโหลด',
  late: 'ใช้เวลานานกว่าปกติ เรายังพยายามอยู่ โปรดตรวจสอบการเชื่อมต่อ',
  reload: 'โหลดหน้าใหม่',
  previousPage: 'หน้าก่อน',
  nextPage: 'หน้าถัดไป',
  pages: 'หน้า',
  page: 'หน้า {page, number}',
} as const;
