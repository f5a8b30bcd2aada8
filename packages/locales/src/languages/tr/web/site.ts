export default {
  homeTitle: '{siteName}: canlı oranlar ve spor bahisleri',
  homeHeading: '{siteName}: canlı ve yaklaşan maçlar',
  homeDescription: 'Canlı skorlar ve maçla birlikte değişen oranlar. Futbol, tenis, basketbol ve dahası.',
  pageTitle: '{page} · {siteName}',
  share: {
    live: 'Canlı',
    final: 'Bitti',
  },
} as const;
