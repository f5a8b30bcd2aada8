import type { HostWords } from '../../../host-words.ts';

export default {
  amount: 'Beløp',
  currency: 'Valuta',
  method: 'Betal med',
  card: 'Kort',
  bank: 'Bankoverføring',
  deposit: 'Sett inn',
  noAmount: 'Oppgi et beløp.',
  noAnswer: 'Vi fikk ikke svar. Sjekk transaksjonene dine før du setter inn på nytt.',
  refused: 'Innskudd avvist. Ingen penger er trukket.',
  success: 'Pengene er på saldoen din.',
  pending: 'Innskudd under behandling. Pengene er på saldoen din så snart de har kommet frem.',
  error: 'Innskuddet mislyktes. Ingen penger er trukket.',
} satisfies HostWords['payment'];
