export default {
  title: 'Depunere',
  failedToLoad:
    'Nu am putut încărca formularul de plată. Nu ți s-au luat bani. Încearcă din nou sau folosește pagina de depunere.',
  openPage: 'Deschide pagina de depunere',
  result: {
    success: { title: 'Depunere primită', text: 'Banii sunt în soldul tău.' },
    pending: { title: 'Depunere în așteptare', text: 'Banii vor fi în sold imediat ce ajung.' },
    error: {
      title: 'Depunere eșuată',
      text: 'Nu ți s-au luat bani. Încearcă din nou sau alege altă metodă de plată.',
    },
  },
} as const;
