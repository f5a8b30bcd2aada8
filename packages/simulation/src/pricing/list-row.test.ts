import { describe, expect, it } from 'vitest';
import { fixtureForTest } from '../match/fixture-for-test.ts';
import { playFixture } from '../match/play-fixture.ts';
import { stateAt } from '../match/state-at.ts';
import { modelOf } from '../models/model-of.ts';
import { createWorld } from '../world/world.ts';
import { allMarkets, mainMarkets } from './priced.ts';

const kinds = Array.from(
  new Map(
    createWorld(1).leagues.map(({ sportKey, format }) => [`${sportKey} ${format}`, { sportKey, format }]),
  ).values(),
);

describe.each(kinds)('a list row of $sportKey, format $format', (kind) => {
  const fixture = fixtureForTest(kind);
  const { markets } = modelOf(fixture);
  const ranked = (rank: number) => new Set(markets.flatMap((market) => (market.rank === rank ? [market.id] : [])));
  const row = mainMarkets(fixture, stateAt(playFixture(fixture), 0));
  const shown = (rank: number) => row.filter(({ info }) => ranked(rank).has(info.id));

  it('[CAT-8] has one market of each rank from 1 to 3, at most one of rank 4, and no market id twice', () => {
    expect([1, 2, 3].map((rank) => ranked(rank).size)).toEqual([1, 1, 1]);
    expect(ranked(4).size).toBeLessThanOrEqual(1);
    const ids = markets.filter(({ rank }) => rank > 0).map(({ id }) => id);
    const defined = markets.filter(({ id }) => ids.includes(id));
    expect(defined).toHaveLength(ids.length);
  });

  it('[CAT-8] shows one line of each, and from the third on two outcomes', () => {
    expect([1, 2, 3, 4].map((rank) => shown(rank).length)).toEqual([1, 1, 1, ranked(4).size]);
    expect([...shown(3), ...shown(4)].filter(({ outcomes }) => outcomes.length !== 2)).toEqual([]);
  });

  it('[CAT-8] keeps its lines when all markets are priced', () => {
    for (const [home, away] of [
      [0.4, -0.2],
      [0, 0],
      [-0.7, 0.9],
    ] as const) {
      const match = fixtureForTest({ ...kind, home, away });
      const script = playFixture(match);
      const moments = [0, 0.3, 0.6].map((share) => match.startMs + share * (script.endMs - match.startMs));
      for (const state of moments.map((atMs) => stateAt(script, atMs))) {
        const lines = mainMarkets(match, state).map(({ info }) => `${info.id} ${info.specifier}`);
        const balanced = allMarkets(match, state).filter(({ mostBalanced }) => mostBalanced);
        expect(balanced.map(({ info }) => `${info.id} ${info.specifier}`)).toEqual(expect.arrayContaining(lines));
      }
    }
  });

  it('[CAT-8] shows no handicap that is the market of the winner again', () => {
    const even = fixtureForTest({ ...kind, home: 0, away: 0 });
    const [winner, ...others] = mainMarkets(even, stateAt(playFixture(even), 0));
    const handicaps = others.filter(({ info }) => winner?.outcomes.length === 2 && info.specifier.includes('hcp='));
    for (const { outcomes } of handicaps) {
      expect(outcomes[0]?.probability).not.toBeCloseTo(winner?.outcomes[0]?.probability ?? 0, 9);
    }
  });
});
