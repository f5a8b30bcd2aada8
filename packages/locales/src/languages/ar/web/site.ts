export default {
  homeTitle: '{siteName}: أسعار مباشرة ورهانات رياضية',
  homeHeading: '{siteName}: مباريات مباشرة وقادمة',
  homeDescription: 'نتائج مباشرة وأسعار تتحرك مع المباراة. كرة القدم والتنس وكرة السلة وغيرها.',
  pageTitle: '{page} · {siteName}',
  share: {
    live: 'مباشر',
    final: 'انتهت',
  },
} as const;
