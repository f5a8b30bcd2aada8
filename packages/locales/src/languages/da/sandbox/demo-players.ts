import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  ordinary: 'En typisk spiller med penge i fire valutaer.',
  rich: 'Penge nok i hver valuta til at nå enhver grænse.',
  empty: 'Ingen penge før den første indbetaling.',
  pve: 'Markeret som pve af den brasilianske myndighed: kan ikke spille (114).',
  brazil: 'Brasilianer uden kendt kommune: spil accepteres ikke (118).',
  limited:
    'Har alle slags grænser: realitetstjek hvert 10. minut, sessioner på 60 minutter, små indbetalinger og spil.',
  vip: 'VIP: En oddssætter accepterer spillet, afviser det eller tilbyder en mindre indsats.',
  spi_test: 'Status spi_test: ser testfunktionen til hurtig indbetaling.',
} satisfies SandboxWords['demoPlayers'];
