export default {
  homeTitle: '{siteName} : cotes en direct et paris sportifs',
  homeHeading: '{siteName} : matchs en direct et à venir',
  homeDescription: 'Scores et cotes en direct : football, tennis, basket et plus encore.',
  pageTitle: '{page} · {siteName}',
  /** On the picture shown where a match is shared. */
  share: { live: 'En direct', final: 'Terminé' },
} as const;
