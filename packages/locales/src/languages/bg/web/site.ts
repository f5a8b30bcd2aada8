export default {
  homeTitle: '{siteName}: коефициенти на живо и спортни залози',
  homeHeading: '{siteName}: мачове на живо и предстоящи',
  homeDescription: 'Резултати и коефициенти на живо за футбол, тенис, баскетбол и други.',
  pageTitle: '{page} · {siteName}',
  /** On the picture shown where a match is shared. */
  share: { live: 'На живо', final: 'Приключил' },
} as const;
