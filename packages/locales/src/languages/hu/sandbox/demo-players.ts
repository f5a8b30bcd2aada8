import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  ordinary: 'Átlagos játékos, négy pénznemben van pénze.',
  rich: 'Minden pénznemben elég pénz bármelyik limit eléréséhez.',
  empty: 'Az első befizetésig nincs pénze.',
  pve: 'A brazil hatóság pve jelzéssel látta el: nem fogadhat (114).',
  brazil: 'Brazil, ismeretlen településsel: a fogadásait nem fogadjuk el (118).',
  limited: 'Mindenféle limitje van: emlékeztető 10 percenként, 60 perces játékmenet, kis befizetések és fogadások.',
  vip: 'VIP: munkatárs fogadja el, utasítja el, vagy ajánl kisebb tétet.',
  spi_test: 'spi_test státusz: látja a gyors befizetés tesztfunkcióját.',
} satisfies SandboxWords['demoPlayers'];
