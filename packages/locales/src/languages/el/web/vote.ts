export default {
  question: 'Ποιος θα νικήσει;',
  result: 'Τι είπαν οι παίκτες',
  count: '{count, plural, one {# ψήφος} other {# ψήφοι}}',
  own: 'Η ψήφος σου',
} as const;
