export default {
  homeTitle: '{siteName}: quote live e scommesse sportive',
  homeHeading: '{siteName}: partite live e in programma',
  homeDescription: 'Risultati e quote live su calcio, tennis, basket e altro.',
  pageTitle: '{page} · {siteName}',
  /** On the picture shown where a match is shared. */
  share: { live: 'Live', final: 'Finita' },
} as const;
