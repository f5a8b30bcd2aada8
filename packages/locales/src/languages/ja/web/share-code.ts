export default {
  enter: '共有コードを入力',
  label: '共有コード',
  open: '開く',
  malformed: '共有コードではありません。コードは6〜16文字の英数字です（例：7KMQ2XW9PA）。',
  search: '共有されたベット {code} を開く',
  unknownTitle: 'このコードは見つかりません',
  unknownText: 'つづりを確認するか、新しいコードをもらってください。コードには有効期限があります。',
} as const;
