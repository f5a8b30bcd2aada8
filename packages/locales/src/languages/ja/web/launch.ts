export default {
  loading: '{name}を開いています',
  failed: {
    title: '{name}を開けませんでした',
    text: 'お金は動いていません。少し待って再試行してください。',
  },
  signIn: {
    title: '{name}にはアカウントが必要です',
    text: 'ログインするとここで開きます。',
  },
  needsScript: 'この機能にはJavaScriptが必要です。',
  racing: { title: '競馬', description: '出走表、オッズ、結果。' },
  lotteries: { title: 'ロト', description: '24時間いつでも抽選。' },
  arena: { title: 'バーチャルアリーナ', description: '数分で結果が出るバーチャルゲーム。' },
} as const;
