export default {
  close: 'Sulje',
  loading: 'Ladataan',
  late: 'Tämä kestää tavallista kauemmin. Yritämme yhä. Tarkista yhteytesi.',
  reload: 'Lataa sivu uudelleen',
  previousPage: 'Edellinen sivu',
  nextPage: 'Seuraava sivu',
  pages: 'Sivut',
  page: 'Sivu {page, number}',
} as const;
