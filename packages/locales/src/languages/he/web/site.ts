export default {
  homeTitle: '{siteName}: יחסים בלייב והימורי ספורט',
  homeHeading: '{siteName}: משחקים בלייב ובקרוב',
  homeDescription: 'תוצאות ויחסים בלייב בכדורגל, טניס, כדורסל ועוד.',
  pageTitle: '{page} · {siteName}',
  /** On the picture shown where a match is shared. */
  share: { live: 'לייב', final: 'הסתיים' },
} as const;
