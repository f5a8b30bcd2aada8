export default {
  notCovered: {
    short: 'Non coperta',
    title: 'Non seguiamo più questa partita',
    text: 'Non ci sono più quote. Le scommesse piazzate si chiudono con il risultato ufficiale.',
  },
  market: {
    handedOver: 'Passaggio alle quote live. Può riaprire tra poco.',
    cancelled: 'Mercato annullato. Le puntate sono rimborsate.',
    closes: 'Scommesse fino alle {time}',
  },
  farming: {
    average: 'Puntata media {amount} in {count, plural, one {# scommessa} other {# scommesse}}.',
    freebets: 'Le tue scommesse aperte possono portare {amount} in freebet.',
    started: 'Il montepremi è partito da {amount}.',
    boostable: 'I tuoi punti possono aumentare {count, plural, one {# freebet} other {# freebet}}.',
  },
  jackpot: {
    paid: 'Pagati finora: {amount}',
    created: 'Non ancora iniziato',
    disabled: 'Disattivato',
    finished: 'Finito',
    paused: 'In pausa',
  },
  oldBrowser: 'Il tuo browser non è aggiornato, quindi le pagine sono su una colonna. Aggiornalo per vederle complete.',
  bonusOff: 'Abbiamo disattivato questo bonus. Non si può più usare.',
  bet: {
    cancelled: 'Abbiamo annullato questa scommessa. La puntata è di nuovo sul saldo.',
    withdrawn: 'Questa scommessa è stata ritirata. La puntata è di nuovo sul saldo.',
  },
} as const;
