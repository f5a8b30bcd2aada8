export default {
  homeTitle: '{siteName}: Livequoten und Sportwetten',
  homeHeading: '{siteName}: laufende und kommende Spiele',
  homeDescription: 'Livestände und Quoten, die mit dem Spiel gehen. Fußball, Tennis, Basketball und mehr.',
  pageTitle: '{page} · {siteName}',
  share: {
    live: 'Live',
    final: 'Beendet',
  },
} as const;
