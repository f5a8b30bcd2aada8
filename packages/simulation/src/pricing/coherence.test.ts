import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { sportKeysForTest, fixtureForTest } from '../match/fixture-for-test.ts';
import { playFixture } from '../match/play-fixture.ts';
import type { Position } from '../match/script.ts';
import { stateAt } from '../match/state-at.ts';
import type { SportKey } from '../fixture.ts';
import { type FairMarket, fairMarket, fairMarkets, fairProbability, shapeOf } from './fair.ts';
import { viewsOf } from './views-of.ts';

const ratings = fc.double({ min: -2, max: 2, noNaN: true });
const moments = fc.record({
  seed: fc.nat(1_000_000),
  home: ratings,
  away: ratings,
  share: fc.double({ min: -0.1, max: 0.999, noNaN: true }),
});
type RandomMoment = typeof moments extends fc.Arbitrary<infer Value> ? Value : never;

function played(sportKey: SportKey, options: { readonly seed: number; readonly home: number; readonly away: number }) {
  const fixture = fixtureForTest({ sportKey, ...options });
  return { fixture, script: playFixture(fixture) };
}

function at(sportKey: SportKey, moment: RandomMoment) {
  const { fixture, script } = played(sportKey, moment);
  return { fixture, state: stateAt(script, fixture.startMs + moment.share * (script.endMs - fixture.startMs)) };
}

/** Properties with the same seed ask for the same moments, so each is played and priced once for all tests of a group. */
function oncePerMoment<Value>(make: (moment: RandomMoment) => Value): (moment: RandomMoment) => Value {
  const known = new Map<string, Value>();
  afterAll(() => known.clear());
  return (moment) => {
    const key = Object.values(moment).join(' ');
    const value = known.get(key) ?? make(moment);
    known.set(key, value);
    return value;
  };
}

const nameOf = ({ shape }: FairMarket) => `${shape.id} ${shape.specifier} ${shape.view}`;

/** Fair chances of named soccer markets at a moment; the specifier follows a blank. */
function chancesAt(moment: RandomMoment): (name: string) => readonly number[] {
  const { fixture, state } = at('soccer', moment);
  return (name) => {
    const [id = '', specifier = ''] = name.split(' ');
    const shape = shapeOf(fixture, id, specifier);
    const grid = shape === null ? null : viewsOf(fixture, state.moment)(shape.view);
    return shape === null || grid === null ? [] : [...fairMarket(shape, grid).probabilities];
  };
}

describe.each(sportKeysForTest)('%s', (sportKey) => {
  const marketsAt = oncePerMoment((moment) => {
    const { fixture, state } = at(sportKey, moment);
    return fairMarkets(fixture, state);
  });

  it('[CAT-1] gives every market fair probabilities that sum to the number of winners', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const wrong = marketsAt(moment).filter(({ shape, probabilities }) => {
          const sum = probabilities.reduce((total, probability) => total + probability, 0);
          const inside = probabilities.every((probability) => probability >= 0 && probability <= 1 + 1e-12);
          // A market that is certain to return every stake has no probabilities at all.
          return !inside || Math.abs(sum - (sum === 0 ? 0 : shape.winners)) > 1e-9;
        });
        expect(wrong.map(nameOf)).toEqual([]);
      }),
      { numRuns: 60, seed: 4 },
    );
  });

  it('prices totals monotonically in the line', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const overs = new Map<string, number>();
        const wrong = marketsAt(moment).filter(({ shape, probabilities }) => {
          if (shape.outcomes[0]?.key !== 'over') return false;
          const place = `${shape.id} ${shape.view}`;
          const over = probabilities[0] ?? 0;
          const before = overs.get(place) ?? 1;
          overs.set(place, over);
          return over > before + 1e-9;
        });
        expect(wrong.map(nameOf)).toEqual([]);
      }),
      { numRuns: 60, seed: 4 },
    );
  });
});

describe('soccer prices agree with each other', () => {
  const pricedAt = oncePerMoment(chancesAt);
  const property = (check: (chances: (name: string) => readonly number[]) => void, numRuns = 2000) =>
    fc.assert(
      fc.property(moments, (moment) => check(pricedAt(moment))),
      { numRuns, seed: 6 },
    );

  it('derives double chance and draw no bet from 1X2', () => {
    property((chances) => {
      const [home = 0, draw = 0, away = 0] = chances('1');
      const double = chances('10');
      expect(double[0]).toBeCloseTo(home + draw, 9);
      expect(double[1]).toBeCloseTo(home + away, 9);
      expect(double[2]).toBeCloseTo(draw + away, 9);
      expect((chances('11')[0] ?? 0) * (home + away)).toBeCloseTo(home, 9);
    });
  });

  it('makes handicap 0 the same bet as draw no bet, and half a goal the same as double chance', () => {
    property((chances) => {
      expect(chances('16 hcp=0')[0]).toBeCloseTo(chances('11')[0] ?? 0, 9);
      expect(chances('16 hcp=0.5')[0]).toBeCloseTo(chances('10')[0] ?? 0, 9);
      expect(chances('16 hcp=-0.5')[0]).toBeCloseTo(chances('1')[0] ?? 0, 9);
    });
  });

  it('sums correct scores to 1X2 and to the totals', () => {
    property((chances) => {
      const scores = chances('45');
      const rest = scores.at(-1) ?? 0;
      const sum = (holds: (home: number, away: number) => boolean) =>
        scores.reduce((total, chance, index) => {
          const [home, away] = [Math.floor(index / 6), index % 6];
          return index < 36 && holds(home, away) ? total + chance : total;
        }, 0);
      const [home = 0, draw = 0, away = 0] = chances('1');
      for (const [whole, listed] of [
        [home, sum((h, a) => h > a)],
        [draw, sum((h, a) => h === a)],
        [away, sum((h, a) => h < a)],
        [chances('18 total=2.5')[0] ?? 0, sum((h, a) => h + a > 2)],
      ] as const) {
        expect(listed).toBeLessThanOrEqual(whole + 1e-9);
        expect(listed + rest).toBeGreaterThanOrEqual(whole - 1e-9);
      }
    });
  });

  it('splits half time/full time into the result and the half-time result', () => {
    property((chances) => {
      const both = chances('47');
      const [home = 0] = chances('1');
      const [homeHalf = 0] = chances('60');
      expect((both[0] ?? 0) + (both[3] ?? 0) + (both[6] ?? 0)).toBeCloseTo(home, 9);
      expect((both[0] ?? 0) + (both[1] ?? 0) + (both[2] ?? 0)).toBeCloseTo(homeHalf, 9);
    }, 400);
  });
});

describe.each(['soccer', 'e-soccer', 'ice-hockey', 'handball'] as const)('%s', (sportKey) => {
  it("shortens the scorer's price with every goal", () => {
    for (let seed = 1; seed <= 60; seed++) {
      const { fixture, script } = played(sportKey, { seed, home: (seed % 5) - 2, away: (seed % 3) - 1 });
      for (const [index, { incident, atMs }] of script.steps.entries()) {
        const before = script.steps[index - 1]?.position;
        if (incident?.kind !== 'goal' || incident.period > 3 || before === undefined) continue;
        const after = stateAt(script, atMs);
        const chance = (position: Position) =>
          fairProbability(
            fixture,
            { ...after, moment: { ...after.moment, position } },
            '1',
            '',
            incident.side === 'home' ? '1' : '3',
          ) ?? 0;
        expect(chance(after.moment.position)).toBeGreaterThanOrEqual(chance(before) - 1e-8);
      }
    }
  });
});
