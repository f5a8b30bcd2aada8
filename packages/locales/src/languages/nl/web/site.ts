export default {
  homeTitle: '{siteName}: live odds en sportweddenschappen',
  homeHeading: '{siteName}: live en komende wedstrijden',
  homeDescription: 'Live scores en live odds voor voetbal, tennis, basketbal en meer.',
  pageTitle: '{page} · {siteName}',
  /** On the picture shown where a match is shared. */
  share: { live: 'Live', final: 'Afgelopen' },
} as const;
