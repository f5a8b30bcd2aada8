import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'Bun venit la Slipstream',
    caption: 'Banii tăi fictivi sunt în sold',
    body: 'Meciurile sunt simulate și banii nu sunt reali. Setează-ți limitele înainte să începi.',
  },
  deposit_done: {
    title: 'Depunere primită',
    caption: '{amount}',
    body: 'Banii sunt în soldul tău.',
  },
  deposit_failed: {
    title: 'Depunere eșuată',
    caption: '{amount}',
    body: 'Nu ți s-au luat bani. Încearcă din nou sau alege altă metodă de plată.',
  },
  password_changed: {
    title: 'Parola ta a fost schimbată',
    caption: 'Te-am deconectat de pe celelalte dispozitive',
    body: 'Dacă nu ai fost tu, resetează parola acum.',
  },
  limit_set: {
    title: 'Limită salvată',
    caption: '',
    body: 'O găsești la Limite și pauze.',
  },
} satisfies SandboxWords['notifications'];
