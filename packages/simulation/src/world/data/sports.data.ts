import type { Provider, SportKey, SportKind } from '../../fixture.ts';

type SportRow = readonly [name: string, id: number, urnId: string, kind: SportKind, provider: Provider, format: number];

/**
 * In order of priority. The last column is the usual length of a contest in what the sport counts: minutes of play,
 * innings, overs, rounds or legs, sets or maps at most.
 */
export const sportRows = {
  soccer: ['Soccer', 1, 'sr:sport:1', 'regular', 'betradar', 90],
  tennis: ['Tennis', 5, 'sr:sport:5', 'regular', 'betradar', 3],
  basketball: ['Basketball', 2, 'sr:sport:2', 'regular', 'betradar', 40],
  'ice-hockey': ['Ice Hockey', 4, 'sr:sport:4', 'regular', 'betradar', 60],
  'american-football': ['American Football', 16, 'sr:sport:16', 'regular', 'betradar', 60],
  baseball: ['Baseball', 3, 'sr:sport:3', 'regular', 'betradar', 9],
  volleyball: ['Volleyball', 23, 'sr:sport:23', 'regular', 'betradar', 5],
  handball: ['Handball', 6, 'sr:sport:6', 'regular', 'betradar', 60],
  cricket: ['Cricket', 21, 'sr:sport:21', 'regular', 'betradar', 20],
  'table-tennis': ['Table Tennis', 20, 'sr:sport:20', 'regular', 'betradar', 5],
  rugby: ['Rugby', 12, 'sr:sport:12', 'regular', 'betradar', 80],
  mma: ['MMA', 117, 'sr:sport:117', 'regular', 'betradar', 3],
  boxing: ['Boxing', 10, 'sr:sport:10', 'regular', 'betradar', 10],
  darts: ['Darts', 22, 'sr:sport:22', 'regular', 'betradar', 11],
  'counter-strike': ['Counter-Strike 2', 109, 'od:sport:3', 'cyber', 'oddin', 3],
  'dota-2': ['Dota 2', 111, 'od:sport:2', 'cyber', 'oddin', 3],
  'league-of-legends': ['League of Legends', 110, 'od:sport:1', 'cyber', 'oddin', 3],
  valorant: ['Valorant', 194, 'od:sport:13', 'cyber', 'oddin', 3],
  'e-soccer': ['eSoccer', 137, 'od:sport:12', 'cyber', 'oddin', 8],
  'premium-cricket': ['Premium Cricket', 19, 'bc:sport:19', 'premium_cricket', 'betconstruct', 20],
} as const satisfies Record<SportKey, SportRow>;
