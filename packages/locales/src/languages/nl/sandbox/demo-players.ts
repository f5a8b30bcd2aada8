import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  ordinary: 'Een gewone speler met geld in vier valuta’s.',
  rich: 'Genoeg geld in elke valuta om elke limiet te halen.',
  empty: 'Geen geld tot de eerste storting.',
  pve: 'Door de Braziliaanse toezichthouder gemarkeerd als pve: kan niet wedden (114).',
  brazil: 'Braziliaan zonder bekende gemeente: weddenschappen worden niet geaccepteerd (118).',
  limited:
    'Heeft elke soort limiet: realitycheck om de 10 minuten, sessies van 60 minuten, kleine stortingen en inzetten.',
  vip: 'VIP: een trader accepteert de weddenschap, wijst die af of biedt een lagere inzet.',
  spi_test: 'Status spi_test: ziet de testfunctie voor snel storten.',
} satisfies SandboxWords['demoPlayers'];
