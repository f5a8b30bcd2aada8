export default {
  title: 'Uplata',
  failedToLoad:
    'Nismo uspjeli da učitamo obrazac za plaćanje. Novac nije skinut. Pokušaj ponovo ili koristi stranicu za uplatu.',
  openPage: 'Otvori stranicu za uplatu',
  result: {
    success: { title: 'Uplata primljena', text: 'Novac je na tvom računu.' },
    pending: { title: 'Uplata u obradi', text: 'Novac će biti na tvom računu čim stigne.' },
    error: {
      title: 'Uplata nije uspjela',
      text: 'Novac nije skinut. Pokušaj ponovo ili izaberi drugi način plaćanja.',
    },
  },
} as const;
