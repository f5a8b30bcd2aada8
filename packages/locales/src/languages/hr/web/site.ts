export default {
  homeTitle: '{siteName}: koeficijenti uživo i sportsko klađenje',
  homeHeading: '{siteName}: susreti uživo i nadolazeći',
  homeDescription: 'Rezultati i koeficijenti uživo: nogomet, tenis, košarka i još mnogo toga.',
  pageTitle: '{page} · {siteName}',
  /** On the picture shown where a match is shared. */
  share: { live: 'Uživo', final: 'Završeno' },
} as const;
