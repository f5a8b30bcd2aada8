import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  ordinary: 'En typisk spelare med pengar i fyra valutor.',
  rich: 'Tillräckligt med pengar i varje valuta för att nå alla gränser.',
  empty: 'Inga pengar före första insättningen.',
  pve: 'Markerad som pve av den brasilianska tillsynen: kan inte spela (114).',
  brazil: 'Brasilian utan känd kommun: spel accepteras inte (118).',
  limited:
    'Har alla sorters gränser: realitetskoll var 10:e minut, sessioner på 60 minuter, små insättningar och spel.',
  vip: 'VIP: en oddssättare accepterar spelet, avvisar det eller erbjuder en lägre insats.',
  spi_test: 'Status spi_test: ser testfunktionen för snabb insättning.',
} satisfies SandboxWords['demoPlayers'];
