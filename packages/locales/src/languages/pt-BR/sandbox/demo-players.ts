import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  ordinary: 'Joga como a maioria: algum dinheiro em quatro moedas.',
  rich: 'O bastante em cada moeda para chegar a qualquer limite da casa.',
  empty: 'Nada para apostar até fazer um depósito.',
  pve: 'Marcado como pve pelo regulador brasileiro: não pode apostar (114).',
  brazil: 'Do Brasil sem município conhecido: as apostas são recusadas com 118.',
  limited:
    'Definiu limites de todo tipo: lembrete de tempo a cada 10 minutos, sessão de 60 minutos, depósitos e apostas pequenos.',
  vip: 'Status vip: as apostas vão a um trader, que aceita, recusa ou oferece um valor menor.',
  spi_test: 'Status spi_test: vê a função de teste do depósito rápido.',
} satisfies SandboxWords['demoPlayers'];
