export default {
  terms: {
    title: 'Termini',
    text: 'I nostri termini sono cambiati.',
    read: 'Leggi i termini',
    accept: 'Accetta',
  },
  oddsWarning: {
    text: 'La scommessa viene piazzata anche se la quota scende. Qui sotto puoi impostare la quota minima per ogni selezione.',
    ok: 'Ho capito',
  },
  top: {
    label: 'Torna su',
    switch: 'Pulsante Torna su',
  },
} as const;
