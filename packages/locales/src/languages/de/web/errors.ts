export default {
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Vielleicht ist die Adresse falsch geschrieben, oder das Ereignis ist vorbei.',
  },
  failed: {
    title: 'Etwas ist schiefgelaufen',
    text: 'Die Seite konnte nicht angezeigt werden. Es wurde keine Wette platziert oder geändert. Bitte versuche es später noch einmal.',
  },
  blocked: {
    title: 'Wir sind in deinem Land derzeit leider nicht verfügbar',
    titleIn: 'Wir sind in {countryName} derzeit leider nicht verfügbar',
    text: 'Von dort kann nicht gewettet werden. Früher platzierte Wetten gelten und werden wie üblich abgerechnet.',
  },
  locked: {
    title: 'Du darfst diese Seite nicht sehen',
    text: 'Sie ist für Spieler mit Zugang. Melde dich mit einem solchen Konto an oder geh zurück zu den Sportwetten.',
  },
  busy: {
    title: 'Gerade ist sehr viel los',
    text: 'Es sind mehr Besucher da, als wir gleichzeitig bedienen können. Es wurde keine Wette abgegeben oder geändert. Diese Seite erscheint gleich von selbst.',
  },
  offline: {
    title: 'Keine Verbindung',
  },
  unreachable: {
    title: 'Die Spiele konnten nicht geladen werden',
    text: 'Das Wettangebot antwortet gerade nicht. Versuche es gleich noch einmal.',
  },
  home: 'Zu den Sportwetten',
  retry: 'Erneut versuchen',
} as const;
