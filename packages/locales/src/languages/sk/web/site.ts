export default {
  homeTitle: '{siteName}: live kurzy a športové stávky',
  homeHeading: '{siteName}: live a nadchádzajúce zápasy',
  homeDescription: 'Live výsledky a live kurzy: futbal, tenis, basketbal a ďalšie.',
  pageTitle: '{page} · {siteName}',
  /** On the picture shown where a match is shared. */
  share: { live: 'Live', final: 'Ukončené' },
} as const;
