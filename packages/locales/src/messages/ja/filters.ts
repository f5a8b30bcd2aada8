export default {
  sports: 'スポーツ',
  allSports: 'すべてのスポーツ',
  days: '日付',
  today: '今日',
  tomorrow: '明日',
  yesterday: '昨日',
  sort: '並べ替え',
  sorts: {
    time: '開始時刻',
    league: 'リーグ',
    popular: '人気順',
  },
  windows: '開始まで',
  anyTime: '指定なし',
  within: '{hours, plural, other {#時間以内}}',
  league: 'リーグ',
  allLeagues: '全リーグ',
  schedule: {
    title: '日程',
    description: '日付とスポーツ別の試合日程。',
    empty: {
      title: 'その時間に始まる試合はありません',
      text: '別の日、長めの時間、別のスポーツをお試しください。',
    },
  },
  results: {
    title: '結果',
    description: '日付・スポーツ・リーグ別の最終スコアと各ピリオド。',
    final: '最終スコア',
    finalShort: '終了',
    overtime: '延長',
    shootout: 'PK',
    empty: {
      title: 'この日の結果はありません',
      text: '別の日か別のスポーツをお試しください。',
    },
  },
} as const;
