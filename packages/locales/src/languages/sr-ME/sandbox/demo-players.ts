import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  ordinary: 'Tipičan igrač sa novcem u četiri valute.',
  rich: 'Dovoljno novca u svakoj valuti za svaki limit.',
  empty: 'Bez novca do prve uplate.',
  pve: 'Brazilski regulator označio ga je kao pve: ne može se kladiti (114).',
  brazil: 'Brazilac bez poznate opštine: opklade se ne prihvataju (118).',
  limited: 'Ima sve vrste limita: podsjetnik o igri svakih 10 minuta, sesije od 60 minuta, male uplate i opklade.',
  vip: 'VIP: trader prihvata opkladu, odbija je ili nudi manji ulog.',
  spi_test: 'Status spi_test: vidi testnu funkciju brze uplate.',
} satisfies SandboxWords['demoPlayers'];
