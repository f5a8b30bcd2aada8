export default {
  notification: {
    success: '入金を確認しました',
    success_text: 'ウォレットに反映されています。',
    pending: '入金を処理しています',
    pending_text: '着金しだい残高に反映されます。',
    error: '入金できませんでした',
    error_text: 'お金は動いていません。もう一度試すか、別の支払い方法を選んでください。',
    refused: '入金が拒否されました',
    refused_text: 'お金は動いていません。理由はフォームに表示されています。',
  },
} as const;
