export default {
  title: 'Ваш аккаунт',
  open: 'Аккаунт: {name}',
  player: 'Игрок',
  balance: 'Баланс',
  deposit: 'Пополнить',
  wallets: 'Ставки делаются с',
  clock: 'Сейчас',
  signOut: 'Выйти',
  signOutFailed: 'Вы ещё не вышли',
  signOutFailedText: 'Платформа не ответила. Проверьте соединение и выйдите ещё раз.',
  pages: {
    transactions: 'Операции',
    limits: 'Лимиты и перерывы',
    profile: 'Профиль',
    support: 'Помощь',
    terms: 'Условия',
  },
} as const;
