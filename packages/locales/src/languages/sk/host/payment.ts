import type { HostWords } from '../../../host-words.ts';

export default {
  amount: 'Suma',
  currency: 'Mena',
  method: 'Spôsob platby',
  card: 'Karta',
  bank: 'Bankový prevod',
  deposit: 'Vložiť',
  noAmount: 'Zadajte sumu.',
  noAnswer: 'Nedostali sme odpoveď. Skôr než vložíte peniaze znova, skontrolujte transakcie.',
  refused: 'Vklad zamietnutý. Nestrhli sme žiadne peniaze.',
  success: 'Peniaze máte na účte.',
  pending: 'Vklad sa spracúva. Peniaze budú na vašom účte hneď, ako dorazia.',
  error: 'Vklad sa nepodaril. Nestrhli sme žiadne peniaze.',
} satisfies HostWords['payment'];
