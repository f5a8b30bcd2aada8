export default {
  homeTitle: '{siteName}: live odds and sports betting',
  homeHeading: '{siteName}: live matches and matches to come',
  homeDescription: 'Live scores and prices that move as the match does. Soccer, tennis, basketball and more.',
  pageTitle: '{page} · {siteName}',
  /** On the picture shown where a match is shared. */
  share: { live: 'Live', final: 'Finished' },
} as const;
