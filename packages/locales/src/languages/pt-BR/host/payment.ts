import type { HostWords } from '../../../host-words.ts';

export default {
  amount: 'Valor',
  currency: 'Moeda',
  method: 'Pagar com',
  card: 'Cartão',
  bank: 'Transferência bancária',
  deposit: 'Depositar',
  noAmount: 'Informe um valor.',
  noAnswer: 'Sem resposta. Veja suas transações antes de pagar de novo.',
  refused: 'O depósito foi recusado. Nenhum valor foi movimentado.',
  success: 'O dinheiro está na sua carteira.',
  pending: 'O depósito está a caminho. Ele aparece na sua carteira quando chegar.',
  error: 'O depósito falhou. Nenhum valor foi movimentado.',
} satisfies HostWords['payment'];
