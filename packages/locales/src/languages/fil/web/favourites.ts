export default {
  star: 'Paborito: {name}',
  notAdded: 'Hindi naidagdag ang {name} sa mga paborito mo. Subukan ulit.',
  notRemoved: 'Hindi naalis ang {name} sa mga paborito mo. Subukan ulit.',
  full: 'Puno na ang mga paborito mo. Mag-alis ng isa para makapagdagdag.',
  title: 'Mga paborito',
  description: 'Ang mga paborito mong laban at liga.',
  empty: {
    title: 'Wala pang paborito',
    text: 'I-tap ang bituin sa tabi ng laban o liga para idagdag ito.',
  },
  emptySport: {
    title: 'Walang paborito sa sport na ito',
    text: 'I-tap ang bituin sa tabi ng laban o liga para idagdag ito.',
  },
  browse: 'Lahat ng laban',
  live: 'Live ngayon',
  upcoming: 'Paparating',
  leagues: 'Mula sa mga liga mo',
  over: 'Tapos na',
  needsScript: 'Naka-save sa browser mo ang mga paborito. I-on ang JavaScript para makita ang mga ito.',
} as const;
