export default {
  title: 'Evästeet',
  text: 'Käytämme evästeitä sivuston käytön mittaamiseen ja palveluiden, kuten chatin, lataamiseen. Voit lyödä vetoa ilman niitäkin.',
  more: 'Lue lisää',
  necessary: 'Vain välttämättömät',
  all: 'Salli kaikki',
  options: { necessary: 'Vain välttämättömät', all: 'Kaikki' },
} as const;
