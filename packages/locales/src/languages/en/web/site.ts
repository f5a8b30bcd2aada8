export default {
  homeTitle: '{siteName}: live odds and sports betting',
  homeHeading: '{siteName}: live and upcoming matches',
  homeDescription: 'Live scores and live odds on soccer, tennis, basketball and more.',
  pageTitle: '{page} · {siteName}',
  /** On the picture shown where a match is shared. */
  share: { live: 'Live', final: 'Finished' },
} as const;
