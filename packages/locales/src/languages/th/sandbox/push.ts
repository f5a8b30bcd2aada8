import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  cashout_reached: 'แคชเอาท์อัตโนมัติสำเร็จ',
  match_started: ['{match} เริ่มแล้ว', 'รายการโปรดของคุณกำลังแข่งสด'],
  goal: ['ประตู! {match}', 'สกอร์ {score}'],
  bonus: ['คุณมีโบนัสใหม่', '{bonus}'],
} satisfies SandboxWords['push'];
