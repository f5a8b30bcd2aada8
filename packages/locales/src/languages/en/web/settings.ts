export default {
  title: 'Settings',
  language: 'Language',
  changing: 'Changing the language',
  languageFailed: {
    title: 'The language was not changed',
    text: 'The site is not answering just now. Nothing else has changed. Try again in a moment.',
  },
  odds: 'Odds format',
  oddsFormat: {
    european: 'Decimal',
    british: 'British',
    hongkong: 'Hong Kong',
    american: 'American',
    indonesian: 'Indonesian',
    malaysian: 'Malaysian',
    percent: 'Probability',
    fractional: 'Fractional',
  },
  oddsOption: '{name} · {example}',
  oddsFailed: {
    title: 'The odds format was not saved to your account',
    text: 'It holds in this browser. Choose it again later to have it everywhere.',
  },
  timeZone: 'Time zone',
  deviceZone: 'This device: {zone}',
  density: 'Lists',
  densities: {
    auto: 'Automatic',
    comfortable: 'Comfortable',
    compact: 'Compact',
  },
  theme: 'Theme',
  themes: {
    system: 'System',
    night: 'Night',
    day: 'Day',
  },
} as const;
