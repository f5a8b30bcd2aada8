import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  ordinary: 'Běžný hráč s penězi ve čtyřech měnách.',
  rich: 'Dost peněz v každé měně na dosažení jakéhokoli limitu.',
  empty: 'Bez peněz až do prvního vkladu.',
  pve: 'Označen brazilským regulátorem jako pve: nemůže sázet (114).',
  brazil: 'Brazilec bez známé obce: sázky nejsou přijímány (118).',
  limited: 'Má všechny druhy limitů: kontrola hraní každých 10 minut, relace 60 minut, malé vklady a sázky.',
  vip: 'VIP: bookmaker sázku přijme, odmítne nebo nabídne nižší vklad.',
  spi_test: 'Stav spi_test: vidí testovací funkci rychlého vkladu.',
} satisfies SandboxWords['demoPlayers'];
