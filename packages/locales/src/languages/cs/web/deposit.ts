export default {
  title: 'Vklad na účet',
  failedToLoad:
    'Platební formulář se nepodařilo načíst. Žádné peníze jsme nestrhli. Zkuste to znovu nebo použijte stránku vkladů.',
  openPage: 'Otevřít stránku vkladů',
  result: {
    success: { title: 'Vklad přijat', text: 'Peníze máte na účtu.' },
    pending: { title: 'Vklad se zpracovává', text: 'Peníze budou na vašem účtu, jakmile dorazí.' },
    error: {
      title: 'Vklad se nezdařil',
      text: 'Žádné peníze jsme nestrhli. Zkuste to znovu nebo zvolte jiný způsob platby.',
    },
  },
} as const;
