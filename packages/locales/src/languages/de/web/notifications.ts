export default {
  title: 'Benachrichtigungen',
  open: '{count, plural, =0 {Benachrichtigungen} one {Benachrichtigungen, # ungelesen} other {Benachrichtigungen, # ungelesen}}',
  unread: '{count, plural, one {# ungelesen} other {# ungelesen}}',
  readAll: 'Alle als gelesen markieren',
  new: 'Neu',
  seeBet: 'Wette ansehen',
  seeBonus: 'Bonus ansehen',
  none: 'Noch nichts',
  noneText: 'Was mit deinen Wetten, Boni und Einzahlungen geschieht, steht hier.',
  failed: 'Benachrichtigungen konnten nicht geladen werden',
  failedText: 'Nichts ist verloren. Versuche es gleich noch einmal.',
  retry: 'Erneut versuchen',
} as const;
