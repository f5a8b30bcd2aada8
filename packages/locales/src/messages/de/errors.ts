export default {
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Vielleicht ist die Adresse falsch geschrieben, oder das Ereignis ist vorbei.',
  },
  failed: {
    title: 'Etwas ist schiefgelaufen',
    text: 'Die Seite konnte nicht angezeigt werden. Es wurde keine Wette platziert oder geändert. Bitte versuche es später noch einmal.',
  },
  unreachable: {
    title: 'Die Spiele konnten nicht geladen werden',
    text: 'Das Wettangebot antwortet gerade nicht. Versuche es gleich noch einmal.',
  },
  home: 'Zu den Sportwetten',
  retry: 'Erneut versuchen',
} as const;
