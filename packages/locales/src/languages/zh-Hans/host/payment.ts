import type { HostWords } from '../../../host-words.ts';

export default {
  amount: '金额',
  currency: '货币',
  method: '支付方式',
  card: '银行卡',
  bank: '银行转账',
  deposit: '存款',
  noAmount: '请输入金额。',
  noAnswer: '没有收到回应。再次存款前请查看交易记录。',
  refused: '存款被拒，未扣款。',
  success: '款项已存入您的余额。',
  pending: '存款处理中。款项到账后会立即存入您的余额。',
  error: '存款失败，未扣款。',
} satisfies HostWords['payment'];
