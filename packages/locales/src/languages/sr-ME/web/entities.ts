export default {
  notCovered: {
    short: 'Nije u ponudi',
    title: 'Ovaj meč više ne pratimo',
    text: 'Za njega više nema kvota. Odigrane opklade obračunavaju se prema zvaničnom rezultatu.',
  },
  market: {
    handedOver: 'Prelazi na kvote uživo. Uskoro se može ponovo otvoriti.',
    cancelled: 'Tržište otkazano. Ulozi se vraćaju.',
    closes: 'Opklade do {time}',
  },
  farming: {
    average: 'Prosječni ulog {amount}, {count, plural, one {# opklada} few {# opklade} other {# opklada}}.',
    freebets: 'Tvoje otvorene opklade mogu donijeti freebet u vrijednosti {amount}.',
    started: 'Početni nagradni fond: {amount}.',
    boostable: 'Poenima možeš poboljšati {count, plural, one {# freebet} few {# freebeta} other {# freebetova}}.',
  },
  jackpot: {
    paid: 'Dosad isplaćeno {amount}',
    created: 'Još nije počelo',
    disabled: 'Isključeno',
    finished: 'Završeno',
    paused: 'Pauzirano',
  },
  oldBrowser: 'Tvoj pregledač je zastario pa su stranice u jednoj koloni. Ažuriraj ga za puni prikaz.',
  bonusOff: 'Isključili smo ovaj bonus. Više se ne može koristiti.',
  bet: {
    cancelled: 'Otkazali smo ovu opkladu. Ulog je opet na tvom računu.',
    withdrawn: 'Ova opklada je povučena. Ulog je opet na tvom računu.',
  },
} as const;
