import type { HostWords } from '../../../host-words.ts';

export default {
  amount: 'Сумма',
  currency: 'Валюта',
  method: 'Способ оплаты',
  card: 'Карта',
  bank: 'Банковский перевод',
  deposit: 'Пополнить',
  noAmount: 'Введите сумму.',
  noAnswer: 'Ответа нет. Прежде чем вносить деньги снова, проверьте операции.',
  refused: 'Депозит отклонён. Деньги не списаны.',
  success: 'Деньги на вашем балансе.',
  pending: 'Депозит в обработке. Деньги будут на балансе, как только поступят.',
  error: 'Депозит не прошёл. Деньги не списаны.',
} satisfies HostWords['payment'];
