import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  'group.main': 'Principais',
  'group.goals': 'Gols',
  'group.handicaps': 'Handicaps',
  'group.score': 'Placar',
  'group.combinations': 'Combinações',
  'group.halves': 'Tempos',
  'group.corners': 'Escanteios',
  'group.cards': 'Cartões',
  'group.totals': 'Totais',
  'group.games': 'Games',
  'group.sets': 'Sets',
  'group.quarters': 'Quartos',
  'group.periods': 'Períodos',
  'group.points': 'Pontos',
  'group.maps': 'Mapas',
  'group.rounds': 'Rodadas',
  'group.margins': 'Margens',
  'group.outright': 'Longo prazo',
} satisfies SandboxWords['markets'];
