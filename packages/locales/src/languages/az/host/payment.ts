import type { HostWords } from '../../../host-words.ts';

export default {
  amount: 'Məbləğ',
  currency: 'Valyuta',
  method: 'Ödəniş üsulu',
  card: 'Kart',
  bank: 'Bank köçürməsi',
  deposit: 'Depozit et',
  noAmount: 'Məbləğ daxil edin.',
  noAnswer: 'Cavab almadıq. Yenidən depozit etməzdən əvvəl əməliyyatları yoxlayın.',
  refused: 'Depozit rədd edildi. Pul tutulmadı.',
  success: 'Pul balansınızdadır.',
  pending: 'Depozit gözlənilir. Pul daxil olan kimi balansınızda olacaq.',
  error: 'Depozit uğursuz oldu. Pul tutulmadı.',
} satisfies HostWords['payment'];
