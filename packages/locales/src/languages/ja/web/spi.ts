export default {
  notification: {
    success: '入金を確認しました',
    success_text: '残高に反映されました。',
    pending: '入金処理中',
    pending_text: '着金しだい残高に反映されます。',
    error: '入金できませんでした',
    error_text: 'お支払いは発生していません。再試行するか、別の支払い方法をお選びください。',
    refused: '入金が拒否されました',
    refused_text: 'お支払いは発生していません。理由はフォームに表示されています。',
  },
} as const;
