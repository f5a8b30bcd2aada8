export default {
  homeTitle: '{siteName}: liveodds og sportsspill',
  homeHeading: '{siteName}: livekamper og kommende kamper',
  homeDescription: 'Liveresultater og liveodds på fotball, tennis, basketball og mer.',
  pageTitle: '{page} · {siteName}',
  /** On the picture shown where a match is shared. */
  share: { live: 'Live', final: 'Slutt' },
} as const;
