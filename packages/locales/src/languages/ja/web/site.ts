export default {
  homeTitle: '{siteName}：ライブオッズとスポーツベット',
  homeHeading: '{siteName}：ライブと今後の試合',
  homeDescription: '試合とともに動くライブスコアとオッズ。サッカー、テニス、バスケットボールなど。',
  pageTitle: '{page} · {siteName}',
  share: {
    live: 'ライブ',
    final: '終了',
  },
} as const;
