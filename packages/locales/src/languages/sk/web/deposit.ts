export default {
  title: 'Vklad na účet',
  failedToLoad:
    'Platobný formulár sa nepodarilo načítať. Nestrhli sme žiadne peniaze. Skúste to znova alebo použite stránku vkladov.',
  openPage: 'Otvoriť stránku vkladov',
  result: {
    success: { title: 'Vklad prijatý', text: 'Peniaze máte na účte.' },
    pending: { title: 'Vklad sa spracúva', text: 'Peniaze budú na vašom účte hneď, ako dorazia.' },
    error: {
      title: 'Vklad sa nepodaril',
      text: 'Nestrhli sme žiadne peniaze. Skúste to znova alebo zvoľte iný spôsob platby.',
    },
  },
} as const;
