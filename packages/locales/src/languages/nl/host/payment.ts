import type { HostWords } from '../../../host-words.ts';

export default {
  amount: 'Bedrag',
  currency: 'Valuta',
  method: 'Betalen met',
  card: 'Kaart',
  bank: 'Bankoverschrijving',
  deposit: 'Storten',
  noAmount: 'Vul een bedrag in.',
  noAnswer: 'We kregen geen antwoord. Controleer je transacties voordat je opnieuw stort.',
  refused: 'Storting geweigerd. Er is niets afgeschreven.',
  success: 'Het geld staat op je saldo.',
  pending: 'Storting in behandeling. Het geld staat op je saldo zodra het binnen is.',
  error: 'Storting mislukt. Er is niets afgeschreven.',
} satisfies HostWords['payment'];
