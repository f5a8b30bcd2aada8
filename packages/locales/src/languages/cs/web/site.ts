export default {
  homeTitle: '{siteName}: live kurzy a sportovní sázky',
  homeHeading: '{siteName}: live a nadcházející zápasy',
  homeDescription: 'Live výsledky a live kurzy: fotbal, tenis, basketbal a další.',
  pageTitle: '{page} · {siteName}',
  /** On the picture shown where a match is shared. */
  share: { live: 'Live', final: 'Ukončeno' },
} as const;
