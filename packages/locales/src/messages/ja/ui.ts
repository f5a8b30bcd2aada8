export default {
  close: '閉じる',
  loading: '読み込み中',
  previousPage: '前のページ',
  nextPage: '次のページ',
  pages: 'ページ',
  page: '{page, number}ページ',
} as const;
