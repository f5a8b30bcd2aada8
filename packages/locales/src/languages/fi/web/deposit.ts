export default {
  title: 'Talletus',
  failedToLoad: 'Maksulomaketta ei voitu ladata. Rahaa ei veloitettu. Yritä uudelleen tai käytä talletussivua.',
  openPage: 'Avaa talletussivu',
  result: {
    success: { title: 'Talletus vastaanotettu', text: 'Rahat ovat saldollasi.' },
    pending: { title: 'Talletus odottaa', text: 'Rahat ovat saldollasi heti, kun ne saapuvat.' },
    error: {
      title: 'Talletus epäonnistui',
      text: 'Rahaa ei veloitettu. Yritä uudelleen tai valitse toinen maksutapa.',
    },
  },
} as const;
