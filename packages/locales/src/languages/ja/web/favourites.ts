export default {
  star: 'お気に入り：{name}',
  notAdded: '{name}をお気に入りに追加できませんでした。もう一度お試しください。',
  notRemoved: '{name}をお気に入りから削除できませんでした。もう一度お試しください。',
  full: 'お気に入りがいっぱいです。追加するには、どれかを削除してください。',
  title: 'お気に入り',
  description: 'お気に入りの試合とリーグ。',
  empty: {
    title: 'お気に入りはまだありません',
    text: '試合やリーグの横の星をタップすると、ここに表示されます。',
  },
  emptySport: {
    title: 'このスポーツのお気に入りはありません',
    text: '試合やリーグの横の星をタップすると、ここに表示されます。',
  },
  browse: '試合を見る',
  live: 'ライブ中',
  upcoming: '今後の試合',
  leagues: 'お気に入りのリーグから',
  over: '終了',
  needsScript: 'お気に入りはブラウザに保存されます。表示するにはJavaScriptをオンにしてください。',
} as const;
