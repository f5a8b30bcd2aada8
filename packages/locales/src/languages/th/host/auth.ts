import type { HostWords } from '../../../host-words.ts';

export default {
  signIn: {
    title: 'เข้าสู่ระบบ',
    login: 'อีเมลหรือโทรศัพท์',
    forgotten: 'ลืมรหัสผ่าน?',
    locked: 'บัญชีถูกล็อก?',
    signUp: 'ยังไม่มีบัญชี? สมัครเลย',
    passkey: 'ใช้พาสคีย์',
  },
  demoPlayers: {
    title: 'ผู้เล่นเดโม',
    password: 'รหัสผ่านของผู้เล่นเดโมทุกคนคือ {password} เงินไม่ใช่เงินจริง',
  },
  signUp: {
    title: 'สมัครสมาชิก',
    open: 'สร้างบัญชี',
    signIn: 'มีบัญชีแล้ว? เข้าสู่ระบบ',
  },
  mailNote: {
    text: 'เดโมนี้ไม่ส่งอีเมล ดูข้อความของคุณได้ที่ {mailbox}',
    mailbox: 'กล่องข้อความเดโม',
  },
  instructions: {
    password: 'รีเซ็ตรหัสผ่าน',
    confirmation: 'ยืนยันบัญชี',
    unlock: 'ปลดล็อกบัญชี',
    send: 'ส่งลิงก์',
    back: 'กลับไปเข้าสู่ระบบ',
  },
  newPassword: { title: 'ตั้งรหัสผ่านใหม่', label: 'รหัสผ่านใหม่', set: 'บันทึกและเข้าสู่ระบบ' },
  confirmPassword: {
    title: 'ยืนยันรหัสผ่าน',
    text: 'กรอกรหัสผ่านอีกครั้งเพื่อดำเนินการต่อ',
    label: 'รหัสผ่านของคุณ',
    confirm: 'ยืนยัน',
  },
  confirmation: { title: 'ยืนยันบัญชี', confirm: 'ยืนยัน' },
  unlock: { title: 'ปลดล็อกบัญชี', unlock: 'ปลดล็อก' },
  /** By the names of the site's configuration. */
  fields: {
    email: 'อีเมล',
    password: 'รหัสผ่าน',
    name: 'ชื่อ',
    phone: 'โทรศัพท์ พร้อมรหัสประเทศ',
    country: 'ประเทศ',
    currency: 'สกุลเงินของบัญชี',
    date_of_birth: 'วันเกิด',
    terms: 'ฉันอายุ 18 ปีขึ้นไปและยอมรับข้อกำหนด',
  },
  optional: '{label} (ไม่บังคับ)',
  passwordLength: 'อย่างน้อย {count} ตัวอักษร',
} satisfies HostWords['auth'];
