export default {
  homeTitle: '{siteName}: kvote uživo i sportsko klađenje',
  homeHeading: '{siteName}: mečevi uživo i predstojeći',
  homeDescription: 'Rezultati i kvote uživo: fudbal, tenis, košarka i još mnogo toga.',
  pageTitle: '{page} · {siteName}',
  /** On the picture shown where a match is shared. */
  share: { live: 'Uživo', final: 'Završeno' },
} as const;
