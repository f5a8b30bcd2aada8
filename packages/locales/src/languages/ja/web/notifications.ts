export default {
  title: 'お知らせ',
  open: '{count, plural, =0 {お知らせ} other {お知らせ、未読#件}}',
  unread: '{count, plural, other {未読#件}}',
  readAll: 'すべて既読にする',
  new: '新着',
  seeBet: 'ベットを見る',
  seeBonus: 'ボーナスを見る',
  none: 'お知らせはありません',
  noneText: 'ベット、ボーナス、入金の状況がここに届きます。',
  failed: 'お知らせを読み込めませんでした',
  failedText: '失われたものはありません。少し待って再試行してください。',
  retry: '再試行',
} as const;
