export default {
  title: 'Push-Benachrichtigungen',
  device: 'Auf diesem Gerät',
  states: {
    off: 'Schalte sie ein, um auch bei geschlossener Seite benachrichtigt zu werden.',
    on: 'Dieses Gerät benachrichtigt dich, auch wenn die Seite geschlossen ist.',
    blocked:
      'Dein Browser blockiert Benachrichtigungen dieser Website. Erlaube sie in den Browser-Einstellungen, um sie hier einzuschalten.',
  },
  about: 'Benachrichtige mich über',
  topics: {
    bet_settled: 'Abgerechnete Wetten',
    cashout_reached: 'Automatische Cashouts',
    match_started: 'Beginn von Favoritenspielen',
    goal: 'Tore in Favoritenspielen',
    bonus: 'Neue Boni',
  },
  ask: {
    title: 'Erfahre, wie es ausgeht',
    text: 'Wir können dich benachrichtigen, wenn diese Wette abgerechnet ist, auch bei geschlossener Seite.',
    yes: 'Benachrichtigen',
    later: 'Nicht jetzt',
    done: 'Benachrichtigungen sind an',
  },
  failed: {
    title: 'Benachrichtigungen konnten nicht geändert werden',
    text: 'Versuche es gleich noch einmal.',
  },
  notSaved: {
    title: 'Deine Auswahl wurde nicht gespeichert',
    text: 'Versuche es gleich noch einmal.',
  },
} as const;
