import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  ordinary: 'Karaniwang player na may pera sa apat na currency.',
  rich: 'Sapat ang pera sa bawat currency para maabot ang kahit anong limit.',
  empty: 'Walang pera hanggang sa unang deposito.',
  pve: 'Minarkahang pve ng regulator ng Brazil: hindi makakataya (114).',
  brazil: 'Taga-Brazil na walang alam na munisipalidad: hindi tinatanggap ang mga taya (118).',
  limited: 'May lahat ng uri ng limit: paalala kada 10 minuto, 60 minutong session, maliliit na deposito at taya.',
  vip: 'VIP: tatanggapin ng trader ang taya, tatanggihan o mag-aalok ng mas mababang halaga.',
  spi_test: 'Status na spi_test: nakikita ang test feature ng mabilisang deposito.',
} satisfies SandboxWords['demoPlayers'];
