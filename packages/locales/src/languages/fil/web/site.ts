export default {
  homeTitle: '{siteName}: live odds at pagtaya sa sports',
  homeHeading: '{siteName}: mga live at paparating na laban',
  homeDescription: 'Live score at live odds sa soccer, tennis, basketball at iba pa.',
  pageTitle: '{page} · {siteName}',
  /** On the picture shown where a match is shared. */
  share: { live: 'Live', final: 'Tapos na' },
} as const;
