export default {
  loading: '{name}を開いています',
  failed: {
    title: '{name}を開けませんでした',
    text: 'お支払いは発生していません。少し待って再試行してください。',
  },
  signIn: {
    title: '{name}を開くにはログインしてください',
    text: 'ログインするとここで開きます。',
  },
  needsScript: 'このページを使うにはJavaScriptをオンにしてください。',
  racing: { title: '競馬', description: '出走表、オッズ、結果。' },
  lotteries: { title: 'ロト', description: '24時間いつでも抽選。' },
  arena: { title: 'バーチャルアリーナ', description: '数分で結果が出るバーチャルゲーム。' },
} as const;
