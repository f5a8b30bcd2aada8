import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  ordinary: 'Juega como la mayoría: algo de dinero en cuatro monedas.',
  rich: 'Suficiente en cada moneda para llegar a cualquier límite de la casa.',
  empty: 'Nada que apostar hasta hacer un depósito.',
  pve: 'Señalado como pve por el regulador brasileño: no puede apostar (114).',
  brazil: 'De Brasil sin municipio conocido: sus apuestas se rechazan con 118.',
  limited:
    'Ha fijado límites de todo tipo: aviso de realidad cada 10 minutos, sesión de 60 minutos, depósitos y apuestas pequeños.',
  vip: 'Estado vip: sus apuestas pasan por un trader, que acepta, rechaza u ofrece un importe menor.',
  spi_test: 'Estado spi_test: ve la función de prueba del depósito rápido.',
} satisfies SandboxWords['demoPlayers'];
