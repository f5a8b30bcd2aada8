export default {
  title: 'Cookies',
  text: 'Cookies používame na meranie návštevnosti a načítanie služieb, ako je čet. Stávkovať môžete aj bez nich.',
  more: 'Viac informácií',
  necessary: 'Len nevyhnutné',
  all: 'Povoliť všetky',
  options: { necessary: 'Len nevyhnutné', all: 'Všetky' },
} as const;
