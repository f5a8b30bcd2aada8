import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  'group.main': 'Principales',
  'group.goals': 'Goles',
  'group.handicaps': 'Hándicaps',
  'group.score': 'Marcador',
  'group.combinations': 'Combinaciones',
  'group.halves': 'Mitades',
  'group.corners': 'Córners',
  'group.cards': 'Tarjetas',
  'group.totals': 'Totales',
  'group.games': 'Juegos',
  'group.sets': 'Sets',
  'group.quarters': 'Cuartos',
  'group.periods': 'Periodos',
  'group.points': 'Puntos',
  'group.maps': 'Mapas',
  'group.rounds': 'Rondas',
  'group.margins': 'Márgenes',
  'group.outright': 'A largo plazo',
} satisfies SandboxWords['markets'];
