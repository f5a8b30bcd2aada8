export default {
  title: 'Kolačići',
  text: 'Kolačićima mjerimo korišćenje stranice i učitavamo usluge poput četa. Možeš se kladiti i bez njih.',
  more: 'Saznaj više',
  necessary: 'Samo neophodni',
  all: 'Dozvoli sve',
  options: { necessary: 'Samo neophodni', all: 'Svi' },
} as const;
