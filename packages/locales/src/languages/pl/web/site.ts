export default {
  homeTitle: '{siteName}: kursy na żywo i zakłady sportowe',
  homeHeading: '{siteName}: mecze na żywo i nadchodzące',
  homeDescription: 'Wyniki i kursy na żywo: piłka nożna, tenis, koszykówka i nie tylko.',
  pageTitle: '{page} · {siteName}',
  /** On the picture shown where a match is shared. */
  share: { live: 'Na żywo', final: 'Zakończony' },
} as const;
