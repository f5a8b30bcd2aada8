export default {
  title: 'Uplata',
  failedToLoad:
    'Nismo uspjeli učitati obrazac za plaćanje. Novac nije skinut. Pokušaj ponovno ili koristi stranicu za uplatu.',
  openPage: 'Otvori stranicu za uplatu',
  result: {
    success: { title: 'Uplata primljena', text: 'Novac je na tvom računu.' },
    pending: { title: 'Uplata u obradi', text: 'Novac će biti na tvom računu čim stigne.' },
    error: {
      title: 'Uplata nije uspjela',
      text: 'Novac nije skinut. Pokušaj ponovno ili odaberi drugi način plaćanja.',
    },
  },
} as const;
