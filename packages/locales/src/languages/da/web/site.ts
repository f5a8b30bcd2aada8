export default {
  homeTitle: '{siteName}: liveodds og sportsbetting',
  homeHeading: '{siteName}: livekampe og kommende kampe',
  homeDescription: 'Liveresultater og liveodds på fodbold, tennis, basketball og mere.',
  pageTitle: '{page} · {siteName}',
  /** On the picture shown where a match is shared. */
  share: { live: 'Live', final: 'Slut' },
} as const;
