export default {
  banners: 'Ajánlatok',
  banner: 'Ajánlat: {number, number}/{count, number}',
  stop: 'Ajánlatok megállítása',
  start: 'Ajánlatok indítása',
  open: 'Bővebben',
  liveNow: 'Most élőben',
  allLive: 'Összes élő mérkőzés',
  top: 'Top mérkőzések',
  startingSoon: 'Hamarosan kezdődik',
  schedule: 'Program',
  leagues: 'Bajnokságok',
  footer: 'Minden oldal',
  noLive: {
    title: 'Most nincs élő mérkőzés',
    text: 'A következő mérkőzések lent vannak.',
  },
  noUpcoming: {
    title: 'Nincs közelgő mérkőzés',
    text: 'Az új mérkőzések itt jelennek meg, amint kijönnek az oddsok.',
  },
} as const;
