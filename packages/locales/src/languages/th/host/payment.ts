import type { HostWords } from '../../../host-words.ts';

export default {
  amount: 'จำนวนเงิน',
  currency: 'สกุลเงิน',
  method: 'ชำระด้วย',
  card: 'บัตร',
  bank: 'โอนผ่านธนาคาร',
  deposit: 'ฝากเงิน',
  noAmount: 'กรอกจำนวนเงิน',
  noAnswer: 'เราไม่ได้รับคำตอบ โปรดดูรายการธุรกรรมก่อนฝากเงินอีกครั้ง',
  refused: 'การฝากเงินถูกปฏิเสธ ไม่มีการหักเงิน',
  success: 'เงินเข้ายอดเงินของคุณแล้ว',
  pending: 'กำลังดำเนินการฝากเงิน เงินจะเข้ายอดเงินทันทีที่มาถึง',
  error: 'ฝากเงินไม่สำเร็จ ไม่มีการหักเงิน',
} satisfies HostWords['payment'];
