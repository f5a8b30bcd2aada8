import type { Competitor, Fixture, SportKey } from '../fixture.ts';
import { sportKeys, sports } from '../sports/sports.ts';

function competitor(name: string, rating: number): Competitor {
  const id = name.toLowerCase();
  return { id, urnId: `sr:competitor:${id}`, name, shortName: name, countryCode: 'de', rating };
}

/** Sports that tests play in their longer format. */
const formats: Partial<Record<SportKey, number>> = { basketball: 48, boxing: 12 };

/** Sports played by the model of another sport. */
const twins: ReadonlySet<SportKey> = new Set(['premium-cricket', 'league-of-legends']);

export const sportKeysForTest = sportKeys.filter((key) => !twins.has(key));

/** A fixture for tests: any sport, any gap in strength, any seed. */
export function fixtureForTest(options: {
  readonly sportKey: SportKey;
  readonly seed?: number;
  readonly home?: number;
  readonly away?: number;
  readonly format?: number;
}): Fixture {
  const {
    sportKey,
    seed = 1,
    home = 0.4,
    away = -0.2,
    format = formats[sportKey] ?? sports[sportKey].format,
  } = options;
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
