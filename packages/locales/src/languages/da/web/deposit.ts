export default {
  title: 'Indbetaling',
  failedToLoad:
    'Vi kunne ikke indlæse betalingsformularen. Der er ikke trukket penge. Prøv igen, eller brug indbetalingssiden.',
  openPage: 'Åbn indbetalingssiden',
  result: {
    success: { title: 'Indbetaling modtaget', text: 'Pengene er på din saldo.' },
    pending: { title: 'Indbetaling afventer', text: 'Pengene er på din saldo, så snart de er modtaget.' },
    error: {
      title: 'Indbetalingen mislykkedes',
      text: 'Der er ikke trukket penge. Prøv igen, eller vælg en anden betalingsmåde.',
    },
  },
} as const;
