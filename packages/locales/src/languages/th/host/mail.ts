import type { HostWords } from '../../../host-words.ts';

export default {
  kinds: {
    confirmation: {
      text: 'ยืนยันที่อยู่นี้แล้วเริ่มได้เลย',
      button: 'ยืนยัน',
    },
    unlock: {
      text: 'มีคนลองใส่รหัสผ่านผิดกับบัญชีของคุณ หากเป็นคุณเอง โปรดปลดล็อก',
      button: 'ปลดล็อกบัญชี',
    },
    password: {
      text: 'เลือกรหัสผ่านใหม่ ลิงก์ใช้ได้สองชั่วโมง',
      button: 'รหัสผ่านใหม่',
    },
    known_account: {
      text: 'มีคนลองสมัครด้วยที่อยู่นี้ คุณมีบัญชีอยู่แล้ว',
      button: 'เข้าสู่ระบบ',
    },
  },
  note: 'คุณได้รับข้อความนี้เพราะมีการใช้ที่อยู่นี้ที่ {site}',
  view: 'ดูข้อความ',
} satisfies HostWords['mail'];
