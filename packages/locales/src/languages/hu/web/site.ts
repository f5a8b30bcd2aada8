export default {
  homeTitle: '{siteName}: élő oddsok és sportfogadás',
  homeHeading: '{siteName}: élő és közelgő mérkőzések',
  homeDescription: 'Élő eredmények és élő oddsok: labdarúgás, tenisz, kosárlabda és más sportok.',
  pageTitle: '{page} · {siteName}',
  /** On the picture shown where a match is shared. */
  share: { live: 'Élő', final: 'Véget ért' },
} as const;
