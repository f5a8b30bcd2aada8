export default {
  sports: 'Вид спорта',
  allSports: 'Все виды спорта',
  days: 'День',
  today: 'Сегодня',
  tomorrow: 'Завтра',
  yesterday: 'Вчера',
  sort: 'Сортировать',
  sorts: {
    time: 'По времени начала',
    league: 'По лиге',
    popular: 'По популярности',
  },
  windows: 'Начало в течение',
  anyTime: 'Любое время',
  within: '{hours, plural, one {# час} few {# часа} many {# часов} other {# часа}}',
  league: 'Лига',
  allLeagues: 'Все лиги',
  schedule: {
    title: 'Расписание',
    description: 'Что и когда играют, по дням и видам спорта.',
    empty: {
      title: 'В это время ничего не начинается',
      text: 'Выберите другой день, больший промежуток или другой вид спорта.',
    },
  },
  results: {
    title: 'Результаты',
    description: 'Итоговые счета по дням, видам спорта и лигам, по всем периодам.',
    final: 'Итоговый счёт',
    finalShort: 'Итог',
    overtime: 'ОТ',
    shootout: 'Пен',
    empty: {
      title: 'В этот день результатов нет',
      text: 'Выберите другой день или вид спорта.',
    },
  },
} as const;
