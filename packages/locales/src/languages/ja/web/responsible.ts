export default {
  limits: '制限と休止',
  help: 'ヘルプ',
  goOn: 'プレーを続ける',
  leave: 'ログアウト',
  understood: 'OK',
  failed: 'サーバーに接続できませんでした。もう一度お試しください。',
  reality_check: {
    title: 'リアリティチェック',
    time: '{hours, plural, =0 {} other {#時間}}{minutes, plural, other {#分}}プレー中です。',
    money: 'その間に{staked}を賭け、{returned}が払い戻されました。',
    up: '{amount}のプラスです。',
    down: '{amount}のマイナスです。',
    even: '収支はゼロです。',
  },
  out_of_session: {
    title: 'セッション上限に達しました',
    text: '設定したセッション上限に達したため、ログアウトしました。ベットスリップは保存され、ベットの成立や変更はありません。休憩後にまたログインできます。',
  },
  activity_limit: {
    title: '利用時間の上限に達しました',
    text: '設定した利用時間の上限に達したため、ログアウトしました。ベットスリップは保存され、ベットの成立や変更はありません。',
  },
} as const;
