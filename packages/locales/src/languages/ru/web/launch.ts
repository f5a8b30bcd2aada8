export default {
  loading: 'Открываем: {name}',
  failed: {
    title: 'Не удалось открыть: {name}',
    text: 'Деньги не списаны. Попробуйте ещё раз через минуту.',
  },
  signIn: {
    title: 'Войдите, чтобы открыть: {name}',
    text: 'После входа всё откроется здесь.',
  },
  needsScript: 'Включите JavaScript, чтобы пользоваться страницей.',
  racing: { title: 'Скачки', description: 'Программы, коэффициенты и результаты.' },
  lotteries: { title: 'Лотереи', description: 'Розыгрыши круглые сутки.' },
  arena: { title: 'Виртуальная арена', description: 'Виртуальные игры с результатом за минуты.' },
} as const;
