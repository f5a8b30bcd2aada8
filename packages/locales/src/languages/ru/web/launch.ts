export default {
  loading: 'Открываем: {name}',
  failed: {
    title: 'Не удалось открыть: {name}',
    text: 'Деньги не списаны. Попробуйте ещё раз через минуту.',
  },
  signIn: {
    title: '{name}: нужен аккаунт',
    text: 'Войдите, и всё откроется здесь.',
  },
  needsScript: 'Этому разделу сайта нужен JavaScript.',
  racing: { title: 'Скачки', description: 'Программы, коэффициенты и результаты.' },
  lotteries: { title: 'Лотереи', description: 'Розыгрыши круглые сутки.' },
  arena: { title: 'Виртуальная арена', description: 'Виртуальные игры с результатом за минуты.' },
} as const;
