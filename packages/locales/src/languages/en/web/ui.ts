export default {
  close: 'Close',
  loading: 'Loading',
  late: 'This is taking longer than usual. We’re still trying. Check your connection.',
  reload: 'Reload page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pages: 'Pages',
  page: 'Page {page, number}',
} as const;
