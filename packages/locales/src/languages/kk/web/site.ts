export default {
  homeTitle: '{siteName}: лайв коэффициенттер және спорт бәстері',
  homeHeading: '{siteName}: лайв және алдағы матчтар',
  homeDescription: 'Футбол, теннис, баскетбол және басқа спорт: лайв есептер мен коэффициенттер.',
  pageTitle: '{page} · {siteName}',
  /** On the picture shown where a match is shared. */
  share: { live: 'Лайв', final: 'Аяқталды' },
} as const;
