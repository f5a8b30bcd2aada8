import type { HostWords } from '../../../host-words.ts';

export default {
  amount: 'Tutar',
  currency: 'Para birimi',
  method: 'Ödeme yolu',
  card: 'Kart',
  bank: 'Banka havalesi',
  deposit: 'Para yatır',
  noAmount: 'Bir tutar gir.',
  noAnswer: 'Yanıt alamadık. Yeniden yatırmadan önce işlemlerine bak.',
  refused: 'Para yatırma reddedildi. Para çekilmedi.',
  success: 'Para bakiyende.',
  pending: 'Para yatırma bekliyor. Para ulaşır ulaşmaz bakiyende olur.',
  error: 'Para yatırılamadı. Para çekilmedi.',
} satisfies HostWords['payment'];
