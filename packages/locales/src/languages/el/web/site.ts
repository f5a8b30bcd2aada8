export default {
  homeTitle: '{siteName}: live αποδόσεις και στοίχημα',
  homeHeading: '{siteName}: live και επόμενοι αγώνες',
  homeDescription: 'Live σκορ και live αποδόσεις σε ποδόσφαιρο, τένις, μπάσκετ και άλλα.',
  pageTitle: '{page} · {siteName}',
  /** On the picture shown where a match is shared. */
  share: { live: 'Live', final: 'Τελικό' },
} as const;
