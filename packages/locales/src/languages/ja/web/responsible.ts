export default {
  limits: '制限と休止',
  help: 'ヘルプ',
  goOn: '続ける',
  leave: 'やめてログアウト',
  understood: 'わかりました',
  failed: 'プラットフォームに接続できませんでした。もう一度お試しください。',
  reality_check: {
    title: '時間を確認しましょう',
    time: '{hours, plural, =0 {} other {#時間}}{minutes, plural, other {#分}}ご利用中です。',
    money: 'その間に{staked}を賭け、{returned}が払い戻されました。',
    up: '{amount}のプラスです。',
    down: '{amount}のマイナスです。',
    even: '収支はゼロです。',
  },
  out_of_session: {
    title: 'セッションが終了しました',
    text: '設定した1回のプレー時間に達しました。ログアウトしました。ベットスリップは保存され、ベットの成立や変更はありません。休憩後に再開できます。',
  },
  activity_limit: {
    title: '利用時間の上限に達しました',
    text: '設定した利用時間に達しました。ログアウトしました。ベットスリップは保存され、ベットの成立や変更はありません。',
  },
} as const;
