export default {
  notFound: {
    title: 'Tuto stránku jsme nenašli',
    text: 'Adresa může být chybná nebo zápas už skončil.',
  },
  failed: {
    title: 'Něco se pokazilo',
    text: 'Stránku se nepodařilo zobrazit. Vraťte se za chvíli. Žádná sázka nebyla podána ani změněna.',
  },
  blocked: {
    title: 'Ve vaší zemi nepůsobíme',
    titleIn: 'Teď tu nepůsobíme: {countryName}',
    text: 'Odtud nelze sázet. Dříve podané sázky platí a vyhodnotíme je jako obvykle.',
  },
  locked: {
    title: 'Přístup odepřen',
    text: 'K této stránce nemáte oprávnění. Přihlaste se účtem s přístupem nebo se vraťte k sázkám.',
  },
  busy: {
    title: 'Máme teď velký nápor',
    text: 'Žádná sázka nebyla podána ani změněna. Stránka se za chvíli načte sama.',
  },
  offline: {
    title: 'Bez připojení',
  },
  unreachable: {
    title: 'Zápasy se nepodařilo načíst',
    text: 'Náš server neodpovídá. Zkuste to za chvíli.',
  },
  home: 'Přejít k sázkám',
  retry: 'Zkusit znovu',
} as const;
