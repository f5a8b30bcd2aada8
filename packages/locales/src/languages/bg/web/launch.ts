export default {
  loading: 'Отваря се {name}',
  failed: {
    title: 'Не успяхме да отворим {name}',
    text: 'Не са взети пари. Опитай пак след малко.',
  },
  signIn: {
    title: 'Влез, за да отвориш {name}',
    text: 'Отваря се тук, щом влезеш.',
  },
  needsScript: 'Включи JavaScript, за да използваш страницата.',
  racing: { title: 'Конни надбягвания', description: 'Старт листи, коефициенти и резултати.' },
  lotteries: { title: 'Лотарии', description: 'Тегления денонощно.' },
  arena: { title: 'Виртуална арена', description: 'Виртуални игри с резултат за минути.' },
} as const;
