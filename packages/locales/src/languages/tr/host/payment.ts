import type { HostWords } from '../../../host-words.ts';

export default {
  amount: 'Tutar',
  currency: 'Para birimi',
  method: 'Ödeme yolu',
  card: 'Kart',
  bank: 'Banka havalesi',
  deposit: 'Para yatır',
  noAmount: 'Lütfen bir tutar gir.',
  noAnswer: 'Yanıt yok. Yeniden ödemeden önce işlemlerine bak.',
  refused: 'Para yatırma reddedildi. Para hareketi olmadı.',
  success: 'Para cüzdanında.',
  pending: 'Para yolda. Ulaşınca cüzdanında görünür.',
  error: 'Para yatırılamadı. Para hareketi olmadı.',
} satisfies HostWords['payment'];
