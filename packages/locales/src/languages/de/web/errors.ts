export default {
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Vielleicht ist die Adresse falsch, oder das Spiel ist beendet.',
  },
  failed: {
    title: 'Etwas ist schiefgelaufen',
    text: 'Die Seite konnte nicht angezeigt werden. Es wurde keine Wette platziert oder geändert. Versuche es gleich noch einmal.',
  },
  blocked: {
    title: 'Wir sind in deinem Land nicht verfügbar',
    titleIn: 'Wir sind in {countryName} zurzeit nicht verfügbar',
    text: 'Von dort kann nicht gewettet werden. Früher platzierte Wetten gelten und werden wie üblich abgerechnet.',
  },
  locked: {
    title: 'Kein Zugang',
    text: 'Du darfst diese Seite nicht ansehen. Melde dich mit einem Konto an, das Zugang hat, oder geh zurück zu den Sportwetten.',
  },
  busy: {
    title: 'Gerade ist sehr viel los',
    text: 'Es wurde keine Wette platziert oder geändert. Diese Seite lädt gleich automatisch.',
  },
  offline: {
    title: 'Keine Verbindung',
  },
  unreachable: {
    title: 'Die Spiele konnten nicht geladen werden',
    text: 'Unser Server antwortet nicht. Versuche es gleich noch einmal.',
  },
  home: 'Zu den Sportwetten',
  retry: 'Erneut versuchen',
} as const;
