import type { HostWords } from '../../../host-words.ts';

export default {
  amount: 'Valor',
  currency: 'Moeda',
  method: 'Pagar com',
  card: 'Cartão',
  bank: 'Transferência bancária',
  deposit: 'Depositar',
  noAmount: 'Informe um valor.',
  noAnswer: 'Não recebemos resposta. Veja suas transações antes de depositar de novo.',
  refused: 'Depósito recusado. Nada foi cobrado.',
  success: 'O dinheiro está no seu saldo.',
  pending: 'Depósito pendente. O dinheiro estará no seu saldo assim que chegar.',
  error: 'O depósito falhou. Nada foi cobrado.',
} satisfies HostWords['payment'];
