import type { HostWords } from '../../../host-words.ts';

export default {
  amount: 'Belopp',
  currency: 'Valuta',
  method: 'Betala med',
  card: 'Kort',
  bank: 'Banköverföring',
  deposit: 'Sätt in',
  noAmount: 'Ange ett belopp.',
  noAnswer: 'Vi fick inget svar. Kontrollera dina transaktioner innan du sätter in igen.',
  refused: 'Insättningen nekades. Inga pengar har dragits.',
  success: 'Pengarna finns på ditt saldo.',
  pending: 'Insättningen väntar. Pengarna finns på ditt saldo så snart de har kommit fram.',
  error: 'Insättningen misslyckades. Inga pengar har dragits.',
} satisfies HostWords['payment'];
