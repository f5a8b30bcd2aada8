export default {
  title: 'Cookie',
  text: '同意いただくと、サイトの利用状況を計測し、チャットなど他社のサービスを読み込みます。ベットに必要な機能は同意なしでも使えます。',
  more: '詳しく見る',
  necessary: '必要なもののみ',
  all: 'すべて許可',
  options: { necessary: '必要なもののみ', all: 'すべて' },
} as const;
