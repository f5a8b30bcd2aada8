export default {
  notCovered: {
    short: 'Niet gevolgd',
    title: 'We volgen deze wedstrijd niet meer',
    text: 'Er zijn geen odds meer. Geplaatste weddenschappen worden afgerekend op de officiële uitslag.',
  },
  market: {
    handedOver: 'Overgang naar live odds. De markt kan zo weer opengaan.',
    cancelled: 'Markt geannuleerd. Inzetten gaan terug.',
    closes: 'Wedden tot {time}',
  },
  farming: {
    average: 'Gemiddelde inzet {amount} in {count, plural, one {# weddenschap} other {# weddenschappen}}.',
    freebets: 'Je open weddenschappen kunnen {amount} aan freebets opleveren.',
    started: 'De prijzenpot begon met {amount}.',
    boostable: 'Met je punten kun je {count, plural, one {# freebet} other {# freebets}} verhogen.',
  },
  jackpot: {
    paid: '{amount} uitbetaald tot nu toe',
    created: 'Nog niet begonnen',
    disabled: 'Uitgezet',
    finished: 'Afgelopen',
    paused: 'Gepauzeerd',
  },
  oldBrowser: 'Je browser is verouderd, daarom staan pagina’s in één kolom. Werk hem bij om alles te zien.',
  bonusOff: 'We hebben deze bonus uitgezet. Je kunt hem niet meer gebruiken.',
  bet: {
    cancelled: 'We hebben deze weddenschap geannuleerd. De inzet staat weer op je saldo.',
    withdrawn: 'Deze weddenschap is ingetrokken. De inzet staat weer op je saldo.',
  },
} as const;
