export default {
  notCovered: {
    short: 'Fără cote',
    title: 'Nu mai urmărim acest meci',
    text: 'Nu mai sunt cote pentru el. Pariurile plasate se încheie după rezultatul oficial.',
  },
  market: {
    handedOver: 'Trecere la cote live. Se poate redeschide imediat.',
    cancelled: 'Piață anulată. Mizele se returnează.',
    closes: 'Pariuri până la {time}',
  },
  farming: {
    average: 'Miză medie {amount} din {count, plural, one {# pariu} few {# pariuri} other {# de pariuri}}.',
    freebets: 'Pariurile tale deschise pot aduce freebeturi de {amount}.',
    started: 'Fondul de premii a pornit de la {amount}.',
    boostable:
      'Cu punctele tale poți mări {count, plural, one {# freebet} few {# freebeturi} other {# de freebeturi}}.',
  },
  jackpot: {
    paid: 'Plătit până acum: {amount}',
    created: 'Nu a început încă',
    disabled: 'Dezactivat',
    finished: 'Terminat',
    paused: 'În pauză',
  },
  oldBrowser: 'Browserul tău este vechi, așa că paginile sunt pe o coloană. Actualizează-l ca să le vezi complet.',
  bonusOff: 'Am dezactivat acest bonus. Nu mai poate fi folosit.',
  bet: {
    cancelled: 'Am anulat acest pariu. Miza este din nou în sold.',
    withdrawn: 'Acest pariu a fost retras. Miza este din nou în sold.',
  },
} as const;
