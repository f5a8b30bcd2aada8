import type { HostWords } from '../../../host-words.ts';

export default {
  amount: 'Importo',
  currency: 'Valuta',
  method: 'Paga con',
  card: 'Carta',
  bank: 'Bonifico',
  deposit: 'Deposita',
  noAmount: 'Inserisci un importo.',
  noAnswer: 'Nessuna risposta. Controlla i movimenti prima di depositare di nuovo.',
  refused: 'Deposito rifiutato. Nessun addebito.',
  success: 'Il denaro è sul tuo saldo.',
  pending: 'Deposito in attesa. Il denaro sarà sul tuo saldo appena arriva.',
  error: 'Deposito non riuscito. Nessun addebito.',
} satisfies HostWords['payment'];
