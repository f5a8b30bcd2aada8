export default {
  question: 'من سيفوز؟',
  result: 'ما توقعه اللاعبون',
  count: '{count, plural, zero {# أصوات} one {صوت واحد} two {صوتان} few {# أصوات} many {# صوتًا} other {# صوت}}',
  own: 'صوتك',
} as const;
