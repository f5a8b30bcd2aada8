import type { HostWords } from '../../../host-words.ts';

export default {
  amount: 'Сума',
  currency: 'Валута',
  method: 'Плати с',
  card: 'Карта',
  bank: 'Банков превод',
  deposit: 'Депозирай',
  noAmount: 'Въведи сума.',
  noAnswer: 'Не получихме отговор. Провери транзакциите си, преди да депозираш отново.',
  refused: 'Депозитът е отказан. Не са взети пари.',
  success: 'Парите са в баланса ти.',
  pending: 'Депозитът се обработва. Парите ще бъдат в баланса ти, щом пристигнат.',
  error: 'Неуспешен депозит. Не са взети пари.',
} satisfies HostWords['payment'];
