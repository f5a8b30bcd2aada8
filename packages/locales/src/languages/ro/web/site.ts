export default {
  homeTitle: '{siteName}: cote live și pariuri sportive',
  homeHeading: '{siteName}: meciuri live și viitoare',
  homeDescription: 'Scoruri și cote live la fotbal, tenis, baschet și altele.',
  pageTitle: '{page} · {siteName}',
  /** On the picture shown where a match is shared. */
  share: { live: 'Live', final: 'Terminat' },
} as const;
