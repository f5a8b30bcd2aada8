export default {
  reconnecting: 'Kobler til igjen, odds på pause',
  offline: 'Du er frakoblet. Oddsen er satt på pause til du er på nett igjen.',
  kindDown: 'Spill er satt på pause her. De er tilbake så snart oddsen er det.',
  lost: {
    title: 'Ingen forbindelse',
    text: 'Sjekk internettforbindelsen. Oddsen er satt på pause til du er på nett igjen.',
  },
} as const;
