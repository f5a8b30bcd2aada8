export default {
  title: '入金',
  failedToLoad:
    '決済フォームを読み込めませんでした。お支払いは発生していません。再試行するか、入金ページをご利用ください。',
  openPage: '入金ページを開く',
  result: {
    success: {
      title: '入金完了',
      text: '残高に反映されました。',
    },
    pending: {
      title: '入金処理中',
      text: '着金しだい残高に反映されます。',
    },
    error: {
      title: '入金に失敗しました',
      text: 'お支払いは発生していません。再試行するか、別の支払い方法をお選びください。',
    },
  },
} as const;
