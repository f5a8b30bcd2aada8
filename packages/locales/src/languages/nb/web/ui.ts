export default {
  close: 'Lukk',
  loading: 'Laster',
  late: 'Dette tar lengre tid enn vanlig. Vi prøver fortsatt. Sjekk forbindelsen.',
  reload: 'Last siden på nytt',
  previousPage: 'Forrige side',
  nextPage: 'Neste side',
  pages: 'Sider',
  page: 'Side {page, number}',
} as const;
