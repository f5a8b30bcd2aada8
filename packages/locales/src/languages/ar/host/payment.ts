import type { HostWords } from '../../../host-words.ts';

export default {
  amount: 'المبلغ',
  currency: 'العملة',
  method: 'طريقة الدفع',
  card: 'بطاقة',
  bank: 'تحويل مصرفي',
  deposit: 'إيداع',
  noAmount: 'أدخل مبلغًا.',
  noAnswer: 'لم نتلقَّ ردًا. راجع معاملاتك قبل أن تودع مرة أخرى.',
  refused: 'رُفض الإيداع. لم يُخصم أي مبلغ.',
  success: 'المال في رصيدك.',
  pending: 'الإيداع قيد المعالجة. يصل المال إلى رصيدك فور وروده.',
  error: 'فشل الإيداع. لم يُخصم أي مبلغ.',
} satisfies HostWords['payment'];
