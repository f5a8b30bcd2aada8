export default {
  title: '検索',
  placeholder: 'チーム、リーグ、スポーツ',
  short: '3文字以上入力してください。',
  long: '検索は50文字までです。',
  recent: '最近の検索',
  forget: '履歴を消す',
  popularTeams: '人気のチーム',
  popularLeagues: '人気のリーグ',
  kind: {
    matches: '試合',
    outrights: '優勝予想',
    leagues: 'リーグ',
    teams: 'チーム',
    sports: 'スポーツと国',
  },
  found: '{count, plural, =0 {見つかりません} other {#件}}',
  live: 'ライブ',
  none: {
    title: '「{query}」は見つかりません',
    text: '綴りを確認するか、対戦相手やリーグで検索してください。',
  },
  failed: {
    title: '検索が応答していません',
    text: '入力内容は残っています。',
  },
  keys: '矢印で移動、Enterで開く、Escで閉じる',
} as const;
