import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  ordinary: 'En typisk spiller med penger i fire valutaer.',
  rich: 'Nok penger i hver valuta til å nå enhver grense.',
  empty: 'Ingen penger før første innskudd.',
  pve: 'Merket som pve av det brasilianske tilsynet: kan ikke spille (114).',
  brazil: 'Brasilianer uten kjent kommune: spill blir ikke godtatt (118).',
  limited: 'Har alle slags grenser: realitetssjekk hvert 10. minutt, økter på 60 minutter, små innskudd og spill.',
  vip: 'VIP: en oddssetter godtar spillet, avslår det eller tilbyr en lavere innsats.',
  spi_test: 'Status spi_test: ser testfunksjonen for hurtig innskudd.',
} satisfies SandboxWords['demoPlayers'];
