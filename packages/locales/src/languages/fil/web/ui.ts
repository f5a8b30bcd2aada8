export default {
  close: 'Isara',
  loading: 'Naglo-load',
  late: 'Mas matagal ito kaysa karaniwan. Sinusubukan pa rin namin. Suriin ang koneksiyon mo.',
  reload: 'I-reload ang page',
  previousPage: 'Nakaraang page',
  nextPage: 'Susunod na page',
  pages: 'Mga page',
  page: 'Page {page, number}',
} as const;
