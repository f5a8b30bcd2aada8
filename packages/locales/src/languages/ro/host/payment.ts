import type { HostWords } from '../../../host-words.ts';

export default {
  amount: 'Sumă',
  currency: 'Monedă',
  method: 'Plătește cu',
  card: 'Card',
  bank: 'Transfer bancar',
  deposit: 'Depune',
  noAmount: 'Introdu o sumă.',
  noAnswer: 'Nu am primit răspuns. Verifică tranzacțiile înainte să depui din nou.',
  refused: 'Depunere respinsă. Nu ți s-au luat bani.',
  success: 'Banii sunt în soldul tău.',
  pending: 'Depunere în așteptare. Banii vor fi în sold imediat ce ajung.',
  error: 'Depunere eșuată. Nu ți s-au luat bani.',
} satisfies HostWords['payment'];
