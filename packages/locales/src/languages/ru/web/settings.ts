export default {
  title: 'Настройки',
  language: 'Язык',
  changing: 'Меняем язык',
  languageFailed: {
    title: 'Язык не изменён',
    text: 'Сайт сейчас не отвечает. Больше ничего не изменилось. Попробуйте ещё раз через минуту.',
  },
  odds: 'Формат коэффициентов',
  oddsFormat: {
    european: 'Десятичный',
    british: 'Британский',
    hongkong: 'Гонконгский',
    american: 'Американский',
    indonesian: 'Индонезийский',
    malaysian: 'Малайский',
    percent: 'Вероятность',
    fractional: 'Дробный',
  },
  oddsOption: '{name} · {example}',
  oddsFailed: {
    title: 'Формат коэффициентов не сохранён в аккаунте',
    text: 'В этом браузере он действует. Выберите его позже ещё раз, чтобы он был везде.',
  },
  timeZone: 'Часовой пояс',
  deviceZone: 'Это устройство: {zone}',
  density: 'Списки',
  densities: {
    auto: 'Авто',
    comfortable: 'Просторно',
    compact: 'Компактно',
  },
  theme: 'Тема',
  themes: {
    system: 'Системная',
    night: 'Тёмная',
    day: 'Светлая',
  },
} as const;
