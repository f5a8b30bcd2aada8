import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'ยินดีต้อนรับสู่ Slipstream',
    caption: 'เงินจำลองอยู่ในยอดเงินของคุณแล้ว',
    body: 'แมตช์เป็นการจำลองและเงินไม่ใช่เงินจริง ตั้งลิมิตก่อนเริ่มเล่น',
  },
  deposit_done: {
    title: 'ได้รับเงินฝากแล้ว',
    caption: '{amount}',
    body: 'เงินเข้ายอดเงินของคุณแล้ว',
  },
  deposit_failed: {
    title: 'ฝากเงินไม่สำเร็จ',
    caption: '{amount}',
    body: 'ไม่มีการหักเงิน โปรดลองอีกครั้งหรือเลือกวิธีชำระอื่น',
  },
  password_changed: {
    title: 'รหัสผ่านของคุณถูกเปลี่ยนแล้ว',
    caption: 'คุณออกจากระบบในอุปกรณ์อื่นแล้ว',
    body: 'หากไม่ใช่คุณ โปรดรีเซ็ตรหัสผ่านทันที',
  },
  limit_set: {
    title: 'บันทึกลิมิตแล้ว',
    caption: '',
    body: 'ดูได้ที่ “ลิมิตและการพัก”',
  },
} satisfies SandboxWords['notifications'];
