export default {
  loading: 'Avataan: {name}',
  failed: {
    title: 'Avaaminen ei onnistunut: {name}',
    text: 'Rahaa ei veloitettu. Yritä hetken kuluttua uudelleen.',
  },
  signIn: {
    title: 'Kirjaudu ja avaa {name}',
    text: 'Se avautuu tähän, kun olet kirjautunut.',
  },
  needsScript: 'Ota JavaScript käyttöön, niin voit käyttää sivua.',
  racing: { title: 'Hevosurheilu', description: 'Lähtölistat, kertoimet ja tulokset.' },
  lotteries: { title: 'Arvonnat', description: 'Arvontoja ympäri vuorokauden.' },
  arena: { title: 'Virtuaaliareena', description: 'Virtuaalipelejä, tulos minuuteissa.' },
} as const;
