import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  ordinary: 'Un jucător obișnuit cu bani în patru monede.',
  rich: 'Destui bani în fiecare monedă ca să atingă orice limită.',
  empty: 'Fără bani până la prima depunere.',
  pve: 'Marcat pve de autoritatea braziliană: nu poate paria (114).',
  brazil: 'Brazilian fără localitate cunoscută: pariurile nu sunt acceptate (118).',
  limited:
    'Are toate tipurile de limite: reamintire de joc la 10 minute, sesiuni de 60 de minute, depuneri și pariuri mici.',
  vip: 'VIP: un trader acceptă pariul, îl respinge sau oferă o miză mai mică.',
  spi_test: 'Stare spi_test: vede funcția de test pentru depunere rapidă.',
} satisfies SandboxWords['demoPlayers'];
