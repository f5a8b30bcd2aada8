export default {
  close: 'Close',
  loading: 'Loading',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pages: 'Pages',
  page: 'Page {page, number}',
} as const;
