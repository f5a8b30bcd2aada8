export default {
  terms: {
    title: 'Podmínky',
    text: 'Naše podmínky se změnily.',
    read: 'Přečíst podmínky',
    accept: 'Souhlasím',
  },
  oddsWarning: {
    text: 'Sázka se podá i tehdy, když kurz klesne. Níže můžete u každého tipu nastavit nejnižší kurz, který přijímáte.',
    ok: 'Rozumím',
  },
  top: {
    label: 'Nahoru',
    switch: 'Tlačítko Nahoru',
  },
} as const;
