export default {
  title: 'アカウント',
  open: '{name}のアカウント',
  player: 'プレーヤー',
  balance: '残高',
  deposit: '入金',
  wallets: 'ベットに使う口座',
  clock: '現在時刻',
  signOut: 'ログアウト',
  signOutFailed: 'ログアウトできていません',
  signOutFailedText: 'プラットフォームに接続できませんでした。接続を確認してもう一度ログアウトしてください。',
  pages: {
    transactions: '取引履歴',
    limits: '制限と休止',
    profile: 'プロフィール',
    support: 'ヘルプ',
    terms: '利用規約',
  },
} as const;
