export default {
  title: 'Sütik',
  text: 'Sütikkel mérjük az oldal használatát, és velük töltünk be olyan szolgáltatásokat, mint a csevegés. Nélkülük is fogadhatsz.',
  more: 'Bővebben',
  necessary: 'Csak a szükségesek',
  all: 'Mind engedélyezése',
  options: { necessary: 'Csak a szükségesek', all: 'Mind' },
} as const;
