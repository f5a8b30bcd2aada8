export default {
  title: 'Kolačići',
  text: 'Kolačićima mjerimo korištenje stranice i učitavamo usluge poput chata. Možeš se kladiti i bez njih.',
  more: 'Saznaj više',
  necessary: 'Samo nužni',
  all: 'Dopusti sve',
  options: { necessary: 'Samo nužni', all: 'Svi' },
} as const;
