export default {
  title: 'Cookie',
  text: 'サイトの利用状況の計測と、チャットなどのサービスの読み込みにCookieを使います。Cookieなしでもベットできます。',
  more: '詳しく見る',
  necessary: '必要なもののみ',
  all: 'すべて許可',
  options: { necessary: '必要なもののみ', all: 'すべて' },
} as const;
