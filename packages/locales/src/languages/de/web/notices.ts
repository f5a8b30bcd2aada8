export default {
  terms: {
    title: 'AGB',
    text: 'Unsere AGB haben sich geändert.',
    read: 'AGB lesen',
    accept: 'Akzeptieren',
  },
  oddsWarning: {
    text: 'Deine Wette wird auch bei fallenden Quoten platziert. Unten legst du für jede Auswahl die niedrigste Quote fest, die du akzeptierst.',
    ok: 'Verstanden',
  },
  top: {
    label: 'Nach oben',
    switch: 'Knopf „Nach oben“',
  },
} as const;
