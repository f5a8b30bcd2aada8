import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: 'คุณยังไม่ได้เข้าสู่ระบบ', signIn: 'เข้าสู่ระบบ' },
  account: {
    title: 'บัญชีของคุณ',
    phone: 'โทรศัพท์',
    confirmEmail: 'ยืนยันอีเมล',
    signOut: 'ออกจากระบบ',
  },
  missing: {
    title: 'กรอกโปรไฟล์ให้ครบ',
    save: 'บันทึก',
    municipality: 'เทศบาล',
    municipalityNote: 'ตัวเลขเจ็ดหลักของรหัส IBGE เช่น 3550308 สำหรับเซาเปาลู',
  },
  phone: {
    title: 'ยืนยันโทรศัพท์',
    byCode: 'เราจะส่งรหัสทาง SMS เพื่อยืนยันหมายเลขของคุณ',
    byProvider: '{provider} ตรวจสอบหมายเลขให้เรา',
    rejected: 'เดโม: หมายเลขที่ลงท้ายด้วย 0000 จะไม่ผ่านการตรวจสอบ',
    numberHeading: '1. หมายเลขของคุณ',
    send: 'ส่งรหัส',
    codeHeading: '2. รหัสของคุณ',
    code: 'รหัส',
    verify: 'ยืนยัน',
    note: 'SMS ของเดโมนี้อยู่ใน {mailbox}',
    mailbox: 'กล่องข้อความเดโม',
  },
  deposit: {
    title: 'ฝากเงิน',
    note: 'เงินจำลอง เดโม: จำนวนที่ลงท้ายด้วย 13 (13, 113 หรือ 10.13) จะถูกปฏิเสธ 77 ใช้เวลาสิบวินาที 78 ใช้เวลาสิบวินาทีแล้วถูกปฏิเสธ',
  },
  transactions: {
    title: 'ธุรกรรม',
    when: 'วันที่',
    what: 'ประเภท',
    state: 'สถานะ',
    amount: 'จำนวนเงิน',
    balance: 'ยอดเงิน',
    more: 'แสดงเพิ่ม',
  },
  passkeys: {
    title: 'พาสคีย์',
    about: 'เข้าสู่ระบบด้วยลายนิ้วมือ ใบหน้า หรือล็อกหน้าจอแทนรหัสผ่าน',
    add: 'เพิ่มพาสคีย์',
  },
} satisfies HostWords['profile'];
