export default {
  banners: 'キャンペーン',
  banner: 'キャンペーン {number, number}/{count, number}',
  stop: 'オファーを一時停止',
  start: 'オファーを再生',
  open: 'もっと見る',
  liveNow: 'ライブ中',
  allLive: 'すべてのライブ',
  top: '注目の試合',
  startingSoon: 'まもなく開始',
  schedule: '日程',
  leagues: 'リーグ',
  footer: 'すべてのページ',
  noLive: {
    title: '現在ライブ試合はありません',
    text: '次の試合はすぐ下にあります。',
  },
  noUpcoming: {
    title: '予定されている試合はありません',
    text: 'オッズが出しだい、ここに表示されます。',
  },
} as const;
