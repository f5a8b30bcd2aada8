export default {
  title: 'Powiadomienia',
  open: '{count, plural, =0 {Powiadomienia} one {Powiadomienia, # nieprzeczytane} few {Powiadomienia, # nieprzeczytane} many {Powiadomienia, # nieprzeczytanych} other {Powiadomienia, # nieprzeczytanego}}',
  unread:
    '{count, plural, one {# nieprzeczytane} few {# nieprzeczytane} many {# nieprzeczytanych} other {# nieprzeczytanego}}',
  readAll: 'Oznacz jako przeczytane',
  new: 'Nowe',
  see: {
    bet: 'Zobacz zakład',
    bonus: 'Zobacz bonus',
    match: 'Zobacz mecz',
    transactions: 'Zobacz transakcje',
    limits: 'Zobacz limity',
    profile: 'Zobacz profil',
  },
  none: 'Nie masz jeszcze powiadomień',
  noneText: 'Tutaj pojawią się informacje o Twoich zakładach, bonusach i wpłatach.',
  failed: 'Nie udało się wczytać powiadomień',
  failedText: 'Spróbuj za chwilę.',
  retry: 'Spróbuj ponownie',
} as const;
