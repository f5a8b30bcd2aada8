import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'กล่องข้อความ',
  heading: 'กล่องข้อความเดโม',
  empty: 'ยังไม่มีข้อความ',
  closed: 'เปิดกล่องข้อความด้วยลิงก์ที่ {command} แสดง ลิงก์ใช้ได้ครั้งเดียว หลังจากนั้นเบราว์เซอร์นี้จะเปิดกล่องข้อความได้',
  /** By the kind of message. */
  kinds: {
    confirmation: 'ยืนยันบัญชีสำหรับ {address}',
    unlock: 'ปลดล็อกบัญชีสำหรับ {address}',
    password: 'รีเซ็ตรหัสผ่านสำหรับ {address}',
    known_account: 'มีบัญชีอยู่แล้วสำหรับ {address}',
    phone_code: 'รหัสโทรศัพท์สำหรับ {address}',
  },
} satisfies HostWords['mailbox'];
