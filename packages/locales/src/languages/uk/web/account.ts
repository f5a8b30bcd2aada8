export default {
  title: 'Ваш акаунт',
  open: 'Акаунт: {name}',
  player: 'Гравець',
  balance: 'Баланс',
  deposit: 'Поповнити',
  wallets: 'Валюта ставок',
  clock: 'Час',
  sessionTime:
    'В акаунті {hours, plural, =0 {} one {# год } few {# год } many {# год } other {# год }}{minutes, number} хв',
  signOut: 'Вийти',
  signOutFailed: 'Ви ще в акаунті',
  signOutFailedText: 'Не вдалося з’єднатися із сервером. Перевірте зв’язок і вийдіть ще раз.',
  points: 'Компбали',
  pointsNumber: '{points, number}',
  pages: {
    transactions: 'Операції',
    limits: 'Ліміти та перерви',
    profile: 'Профіль',
    support: 'Допомога',
    terms: 'Правила та умови',
  },
} as const;
