export default {
  notCovered: {
    short: 'Nicht im Angebot',
    title: 'Wir begleiten dieses Spiel nicht mehr',
    text: 'Es gibt keine Quoten mehr dafür. Deine Wetten werden nach dem offiziellen Ergebnis abgerechnet.',
  },
  market: {
    handedOver: 'Wechsel zu Live-Quoten. Vielleicht öffnet der Markt gleich wieder.',
    cancelled: 'Markt storniert. Einsätze werden zurückgezahlt.',
    closes: 'Wetten bis {time}',
  },
  farming: {
    average: 'Durchschnittlicher Einsatz {amount} bei {count, plural, one {# Wette} other {# Wetten}}.',
    freebets: 'Deine offenen Wetten können Gratiswetten über {amount} bringen.',
    started: 'Der Preispool begann bei {amount}.',
    boostable: 'Mit deinen Punkten kannst du {count, plural, one {# Gratiswette} other {# Gratiswetten}} erhöhen.',
  },
  jackpot: {
    paid: 'Bisher {amount} ausgezahlt',
    created: 'Noch nicht begonnen',
    disabled: 'Ausgeschaltet',
    finished: 'Vorbei',
    paused: 'Pausiert',
  },
  oldBrowser: 'Dein Browser ist veraltet, darum sind Seiten einspaltig. Aktualisiere ihn für die volle Ansicht.',
  bonusOff: 'Wir haben diesen Bonus ausgeschaltet. Er ist nicht mehr nutzbar.',
  bet: {
    cancelled: 'Wir haben diese Wette storniert. Der Einsatz ist wieder auf deinem Konto.',
    withdrawn: 'Diese Wette wurde zurückgezogen. Der Einsatz ist wieder auf deinem Konto.',
  },
} as const;
