export default {
  homeTitle: '{siteName}: canlı əmsallar və idman mərcləri',
  homeHeading: '{siteName}: canlı və növbəti oyunlar',
  homeDescription: 'Futbol, tennis, basketbol və digərləri: canlı hesablar və əmsallar.',
  pageTitle: '{page} · {siteName}',
  /** On the picture shown where a match is shared. */
  share: { live: 'Canlı', final: 'Bitib' },
} as const;
