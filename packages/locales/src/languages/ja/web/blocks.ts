export default {
  banners: 'キャンペーン',
  banner: 'キャンペーン {number, number}/{count, number}',
  stop: '自動切り替えを停止',
  start: '自動で切り替える',
  open: '見る',
  liveNow: 'ライブ中',
  allLive: 'すべてのライブ',
  top: '注目の試合',
  startingSoon: 'まもなく開始',
  schedule: '日程',
  leagues: 'リーグ',
  footer: 'すべてのページ',
  noLive: {
    title: '現在行われている試合はありません',
    text: '次の試合はすぐ下にあります。',
  },
  noUpcoming: {
    title: '予定されている試合はありません',
    text: 'オッズが出しだい、ここに表示されます。',
  },
} as const;
