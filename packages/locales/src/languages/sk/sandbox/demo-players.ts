import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  ordinary: 'Bežný hráč s peniazmi v štyroch menách.',
  rich: 'Dosť peňazí v každej mene na dosiahnutie akéhokoľvek limitu.',
  empty: 'Bez peňazí až do prvého vkladu.',
  pve: 'Označený brazílskym regulátorom ako pve: nemôže stávkovať (114).',
  brazil: 'Brazílčan bez známej obce: stávky sa neprijímajú (118).',
  limited: 'Má všetky druhy limitov: kontrola hrania každých 10 minút, relácie 60 minút, malé vklady a stávky.',
  vip: 'VIP: bookmaker stávku prijme, odmietne alebo ponúkne nižší vklad.',
  spi_test: 'Stav spi_test: vidí testovaciu funkciu rýchleho vkladu.',
} satisfies SandboxWords['demoPlayers'];
