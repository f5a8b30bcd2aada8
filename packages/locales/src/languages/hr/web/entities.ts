export default {
  notCovered: {
    short: 'Nije u ponudi',
    title: 'Ovaj susret više ne pratimo',
    text: 'Za njega više nema koeficijenata. Odigrane oklade obračunavaju se prema službenom rezultatu.',
  },
  market: {
    handedOver: 'Prelazi na koeficijente uživo. Uskoro se može ponovno otvoriti.',
    cancelled: 'Tržište otkazano. Ulozi se vraćaju.',
    closes: 'Oklade do {time}',
  },
  farming: {
    average: 'Prosječni ulog {amount}, {count, plural, one {# oklada} few {# oklade} other {# oklada}}.',
    freebets: 'Tvoje otvorene oklade mogu donijeti freebet u vrijednosti {amount}.',
    started: 'Početni nagradni fond: {amount}.',
    boostable: 'Bodovima možeš poboljšati {count, plural, one {# freebet} few {# freebeta} other {# freebetova}}.',
  },
  jackpot: {
    paid: 'Dosad isplaćeno {amount}',
    created: 'Još nije počelo',
    disabled: 'Isključeno',
    finished: 'Završeno',
    paused: 'Pauzirano',
  },
  oldBrowser: 'Tvoj preglednik je zastario pa su stranice u jednom stupcu. Ažuriraj ga za puni prikaz.',
  bonusOff: 'Isključili smo ovaj bonus. Više se ne može koristiti.',
  bet: {
    cancelled: 'Otkazali smo ovu okladu. Ulog je opet na tvom računu.',
    withdrawn: 'Ova oklada je povučena. Ulog je opet na tvom računu.',
  },
} as const;
