export default {
  homeTitle: '{siteName}: live odds and sports betting',
  homeDescription: 'Live scores and prices that move as the match does. Soccer, tennis, basketball and more.',
  pageTitle: '{page} · {siteName}',
} as const;
