export default {
  terms: {
    title: 'Ehdot',
    text: 'Ehtomme ovat muuttuneet.',
    read: 'Lue ehdot',
    accept: 'Hyväksy',
  },
  oddsWarning: {
    text: 'Vetosi lyödään myös, kun kerroin laskee. Alla voit asettaa jokaiselle valinnalle alimman kertoimen, jonka hyväksyt.',
    ok: 'Selvä',
  },
  top: {
    label: 'Takaisin ylös',
    switch: 'Takaisin ylös -painike',
  },
} as const;
