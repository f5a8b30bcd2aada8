export default {
  close: 'Close',
  loading: 'Loading',
  late: 'This is taking longer than usual. We keep trying; please check your connection.',
  reload: 'Reload the page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pages: 'Pages',
  page: 'Page {page, number}',
} as const;
