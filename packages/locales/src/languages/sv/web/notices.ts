export default {
  terms: {
    title: 'Villkor',
    text: 'Våra villkor har ändrats.',
    read: 'Läs villkoren',
    accept: 'Acceptera',
  },
  oddsWarning: {
    text: 'Ditt spel läggs även när oddsen sjunker. Nedan kan du ange lägsta odds du accepterar för varje val.',
    ok: 'Jag förstår',
  },
  top: {
    label: 'Till toppen',
    switch: 'Knapp till toppen',
  },
} as const;
