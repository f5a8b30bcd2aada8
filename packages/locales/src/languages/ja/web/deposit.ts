export default {
  title: '入金',
  failedToLoad:
    '決済フォームを読み込めませんでした。お金は動いていません。再試行するか、プラットフォームのページをご利用ください。',
  openPage: 'プラットフォームのページを開く',
  result: {
    success: {
      title: '入金完了',
      text: 'ウォレットに反映されました。',
    },
    pending: {
      title: '入金処理中',
      text: '到着しだい残高に反映されます。',
    },
    error: {
      title: '入金に失敗しました',
      text: 'お金は動いていません。再試行するか、別の支払い方法をお選びください。',
    },
  },
} as const;
