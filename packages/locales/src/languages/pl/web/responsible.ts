export default {
  limits: 'Limity i przerwy',
  help: 'Pomoc',
  goOn: 'Graj dalej',
  leave: 'Wyloguj się',
  understood: 'OK',
  failed: 'Brak połączenia z serwerem. Spróbuj ponownie.',
  reality_check: {
    title: 'Kontrola czasu gry',
    time: 'Grasz już {hours, plural, =0 {} one {# godzinę i } few {# godziny i } many {# godzin i } other {# godziny i }}{minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}}.',
    money: 'W tym czasie postawiono {staked}, a wypłacono {returned}.',
    up: 'Jesteś na plusie: {amount}.',
    down: 'Jesteś na minusie: {amount}.',
    even: 'Wychodzisz na zero.',
  },
  out_of_session: {
    title: 'Limit sesji osiągnięty',
    text: 'Twój limit sesji został osiągnięty, dlatego Cię wylogowaliśmy. Kupon jest zapisany, żaden zakład nie został postawiony ani zmieniony. Po przerwie możesz zalogować się ponownie.',
  },
  activity_limit: {
    title: 'Limit czasu osiągnięty',
    text: 'Twój limit czasu został osiągnięty, dlatego Cię wylogowaliśmy. Kupon jest zapisany, żaden zakład nie został postawiony ani zmieniony.',
  },
} as const;
