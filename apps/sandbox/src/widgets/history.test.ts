import type { Fixture } from '@slipstream/simulation/fixture';
import { finalScore } from '@slipstream/simulation/match/play-fixture';
import { expect, it } from 'vitest';
import { playedOf } from './history.ts';

const team = { urnId: 'sr:competitor:1', shortName: 'T', countryCode: 'de' };

function fixture(seed: number): Fixture {
  return {
    id: `soccer-${seed}`,
    urnId: `sr:match:${seed}`,
    slug: `home-away-${seed}`,
    sportKey: 'soccer',
    provider: 'betradar',
    leagueId: 'league',
    home: { ...team, id: 'reds', name: 'Reds', rating: 0.4 },
    away: { ...team, id: 'blues', name: 'Blues', rating: -0.2 },
    startMs: 1_800_000_000_000,
    round: '1',
    neutral: false,
    stadium: null,
    city: null,
    hasVideo: false,
    format: 90,
    seed,
  };
}

it('[CAT-2] a match that was abandoned is no draw: neither form nor meetings nor a table count it', () => {
  const fixtures = Array.from({ length: 400 }, (_, at) => fixture(500 + at));
  const finished = fixtures.filter((one) => !finalScore(one).abandoned);
  expect(finished.length).toBeLessThan(fixtures.length);
  expect(playedOf(fixtures, Number.MAX_SAFE_INTEGER).map((played) => played.fixture.id)).toEqual(
    finished.map(({ id }) => id),
  );
});
