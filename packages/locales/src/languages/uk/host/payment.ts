import type { HostWords } from '../../../host-words.ts';

export default {
  amount: 'Сума',
  currency: 'Валюта',
  method: 'Спосіб оплати',
  card: 'Картка',
  bank: 'Банківський переказ',
  deposit: 'Поповнити',
  noAmount: 'Введіть суму.',
  noAnswer: 'Відповіді немає. Перевірте операції, перш ніж поповнювати знову.',
  refused: 'Депозит відхилено. Гроші не списано.',
  success: 'Гроші на вашому балансі.',
  pending: 'Депозит обробляється. Гроші будуть на балансі, щойно надійдуть.',
  error: 'Депозит не пройшов. Гроші не списано.',
} satisfies HostWords['payment'];
