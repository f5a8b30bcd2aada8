import type { HostWords } from '../../../host-words.ts';

export default {
  amount: 'المبلغ',
  currency: 'العملة',
  method: 'طريقة الدفع',
  card: 'بطاقة',
  bank: 'تحويل مصرفي',
  deposit: 'إيداع',
  noAmount: 'أدخل مبلغًا.',
  noAnswer: 'لا يوجد رد. راجع معاملاتك قبل أن تدفع مرة أخرى.',
  refused: 'رُفض الإيداع. لم يُخصم أي مبلغ.',
  success: 'المال في محفظتك.',
  pending: 'الإيداع في الطريق. سيظهر في محفظتك عند وصوله.',
  error: 'فشل الإيداع. لم يُخصم أي مبلغ.',
} satisfies HostWords['payment'];
