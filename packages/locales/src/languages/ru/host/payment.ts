import type { HostWords } from '../../../host-words.ts';

export default {
  amount: 'Сумма',
  currency: 'Валюта',
  method: 'Способ оплаты',
  card: 'Карта',
  bank: 'Банковский перевод',
  deposit: 'Пополнить',
  noAmount: 'Введите сумму.',
  noAnswer: 'Нет ответа. Прежде чем платить снова, проверьте операции.',
  refused: 'В пополнении отказано. Деньги не списаны.',
  success: 'Деньги в вашем кошельке.',
  pending: 'Пополнение в пути. Деньги появятся в кошельке, когда дойдут.',
  error: 'Пополнить не удалось. Деньги не списаны.',
} satisfies HostWords['payment'];
