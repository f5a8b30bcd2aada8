import type { Provider, SportKey, SportKind } from '../../fixture.ts';

type SportRow = readonly [name: string, id: number, urnId: string, kind: SportKind, provider: Provider];

/** In order of priority. */
export const sportRows = {
  soccer: ['Soccer', 1, 'sr:sport:1', 'regular', 'betradar'],
  tennis: ['Tennis', 5, 'sr:sport:5', 'regular', 'betradar'],
  basketball: ['Basketball', 2, 'sr:sport:2', 'regular', 'betradar'],
  'ice-hockey': ['Ice Hockey', 4, 'sr:sport:4', 'regular', 'betradar'],
  'american-football': ['American Football', 16, 'sr:sport:16', 'regular', 'betradar'],
  baseball: ['Baseball', 3, 'sr:sport:3', 'regular', 'betradar'],
  volleyball: ['Volleyball', 23, 'sr:sport:23', 'regular', 'betradar'],
  handball: ['Handball', 6, 'sr:sport:6', 'regular', 'betradar'],
  cricket: ['Cricket', 21, 'sr:sport:21', 'regular', 'betradar'],
  'table-tennis': ['Table Tennis', 20, 'sr:sport:20', 'regular', 'betradar'],
  rugby: ['Rugby', 12, 'sr:sport:12', 'regular', 'betradar'],
  mma: ['MMA', 117, 'sr:sport:117', 'regular', 'betradar'],
  boxing: ['Boxing', 10, 'sr:sport:10', 'regular', 'betradar'],
  darts: ['Darts', 22, 'sr:sport:22', 'regular', 'betradar'],
  'counter-strike': ['Counter-Strike 2', 109, 'od:sport:3', 'cyber', 'oddin'],
  'dota-2': ['Dota 2', 111, 'od:sport:2', 'cyber', 'oddin'],
  'league-of-legends': ['League of Legends', 110, 'od:sport:1', 'cyber', 'oddin'],
  valorant: ['Valorant', 194, 'od:sport:13', 'cyber', 'oddin'],
  'e-soccer': ['eSoccer', 137, 'od:sport:12', 'cyber', 'oddin'],
  'premium-cricket': ['Premium Cricket', 19, 'bc:sport:19', 'premium_cricket', 'betconstruct'],
} as const satisfies Record<SportKey, SportRow>;
