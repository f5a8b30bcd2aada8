export default {
  homeTitle: '{siteName}: live-kertoimet ja vedonlyönti',
  homeHeading: '{siteName}: live-ottelut ja tulevat ottelut',
  homeDescription: 'Live-tulokset ja live-kertoimet: jalkapallo, tennis, koripallo ja paljon muuta.',
  pageTitle: '{page} · {siteName}',
  /** On the picture shown where a match is shared. */
  share: { live: 'Live', final: 'Päättynyt' },
} as const;
