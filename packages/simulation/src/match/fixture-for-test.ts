import type { Competitor, Fixture, SportKey } from '../fixture.ts';

function competitor(name: string, rating: number): Competitor {
  const id = name.toLowerCase();
  return { id, urnId: `sr:competitor:${id}`, name, shortName: name, countryCode: 'de', rating };
}

const formats: Partial<Record<SportKey, number>> = {
  basketball: 48,
  tennis: 3,
  'table-tennis': 5,
  volleyball: 5,
  darts: 11,
  cricket: 20,
  'premium-cricket': 20,
  mma: 3,
  boxing: 12,
  'counter-strike': 3,
  valorant: 3,
  'dota-2': 3,
  'league-of-legends': 3,
};

export const sportKeysForTest = [
  'soccer',
  'e-soccer',
  'ice-hockey',
  'handball',
  'tennis',
  'basketball',
  'american-football',
  'rugby',
  'baseball',
  'cricket',
  'mma',
  'boxing',
  'table-tennis',
  'volleyball',
  'darts',
  'counter-strike',
  'valorant',
  'dota-2',
] as const satisfies readonly SportKey[];

/** A fixture for tests: any sport, any gap in strength, any seed. */
export function fixtureForTest(options: {
  readonly sportKey: SportKey;
  readonly seed?: number;
  readonly home?: number;
  readonly away?: number;
  readonly format?: number;
}): Fixture {
  const { sportKey, seed = 1, home = 0.4, away = -0.2, format = formats[sportKey] ?? 0 } = options;
  return {
    id: `${sportKey}-${seed}`,
    urnId: `sr:match:${seed}`,
    slug: `home-away-${seed}`,
    sportKey,
    provider: 'betradar',
    leagueId: 'league',
    home: competitor('Reds', home),
    away: competitor('Blues', away),
    startMs: 1_800_000_000_000,
    round: '1',
    neutral: false,
    stadium: null,
    city: null,
    hasVideo: false,
    format,
    seed,
  };
}
