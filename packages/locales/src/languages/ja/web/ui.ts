export default {
  close: '閉じる',
  loading: '読み込み中',
  late: '通常より時間がかかっています。再試行しています。接続をご確認ください。',
  reload: 'ページを再読み込み',
  previousPage: '前のページ',
  nextPage: '次のページ',
  pages: 'ページ',
  page: '{page, number}ページ',
} as const;
