import type { HostWords } from '../../../host-words.ts';

export default {
  amount: 'Beløb',
  currency: 'Valuta',
  method: 'Betal med',
  card: 'Kort',
  bank: 'Bankoverførsel',
  deposit: 'Indbetal',
  noAmount: 'Angiv et beløb.',
  noAnswer: 'Vi fik intet svar. Tjek dine transaktioner, før du indbetaler igen.',
  refused: 'Indbetaling afvist. Der er ikke trukket penge.',
  success: 'Pengene er på din saldo.',
  pending: 'Indbetaling afventer. Pengene er på din saldo, så snart de er modtaget.',
  error: 'Indbetalingen mislykkedes. Der er ikke trukket penge.',
} satisfies HostWords['payment'];
