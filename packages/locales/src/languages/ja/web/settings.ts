export default {
  title: '設定',
  language: '言語',
  changing: '言語を変更中',
  languageFailed: {
    title: '言語は変更されませんでした',
    text: 'サイトが応答していません。ほかの変更はありません。少し待って再試行してください。',
  },
  odds: 'オッズ表示',
  oddsFormat: {
    european: '小数',
    british: '英国式',
    hongkong: '香港式',
    american: '米国式',
    indonesian: 'インドネシア式',
    malaysian: 'マレーシア式',
    percent: '確率',
    fractional: '分数',
  },
  oddsOption: '{name} · {example}',
  oddsFailed: {
    title: 'オッズ表示はアカウントに保存されませんでした',
    text: 'このブラウザでは有効です。後でもう一度選ぶと、どこでも有効になります。',
  },
  timeZone: 'タイムゾーン',
  deviceZone: 'この端末：{zone}',
  density: '一覧表示',
  densities: {
    auto: '自動',
    comfortable: 'ゆったり',
    compact: 'コンパクト',
  },
  theme: 'テーマ',
  themes: {
    system: 'システム',
    night: 'ダーク',
    day: 'ライト',
  },
} as const;
