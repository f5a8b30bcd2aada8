export default {
  reconnecting: 'Yhdistetään, kertoimet tauolla',
  offline: 'Olet offline-tilassa. Kertoimet ovat tauolla, kunnes yhteys palaa.',
  kindDown: 'Vedot ovat täällä tauolla. Ne palaavat heti, kun kertoimetkin.',
  lost: {
    title: 'Ei yhteyttä',
    text: 'Tarkista internetyhteytesi. Kertoimet ovat tauolla, kunnes yhteys palaa.',
  },
} as const;
