export default {
  terms: {
    title: 'Feltételek',
    text: 'Változtak a feltételeink.',
    read: 'Feltételek elolvasása',
    accept: 'Elfogadom',
  },
  oddsWarning: {
    text: 'A fogadásod akkor is létrejön, ha csökken az odds. Lent minden tipphez megadhatod a legalacsonyabb elfogadott oddsot.',
    ok: 'Értem',
  },
  top: {
    label: 'Vissza a tetejére',
    switch: '„Vissza a tetejére” gomb',
  },
} as const;
