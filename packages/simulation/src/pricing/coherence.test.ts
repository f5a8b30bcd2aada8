import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sportKeysForTest, fixtureForTest } from '../match/fixture-for-test.ts';
import { playFixture } from '../match/play-fixture.ts';
import { stateAt } from '../match/state-at.ts';
import { type FairMarket, fairMarkets } from './fair.ts';

const ratings = fc.double({ min: -2, max: 2, noNaN: true });
const moments = fc.record({
  seed: fc.nat(1_000_000),
  home: ratings,
  away: ratings,
  share: fc.double({ min: -0.1, max: 0.999, noNaN: true }),
});

function marketsAt(
  sportKey: (typeof sportKeysForTest)[number],
  moment: typeof moments extends fc.Arbitrary<infer M> ? M : never,
) {
  const fixture = fixtureForTest({ sportKey, ...moment });
  const script = playFixture(fixture);
  const nowMs = fixture.startMs + moment.share * (script.endMs - fixture.startMs);
  return fairMarkets(fixture, stateAt(script, nowMs));
}

const nameOf = ({ shape }: FairMarket) => `${shape.id} ${shape.specifier} ${shape.view}`;

const property = (check: (markets: readonly FairMarket[]) => void) =>
  fc.assert(
    fc.property(moments, (moment) => check(marketsAt('soccer', moment))),
    { numRuns: 1000, seed: 6 },
  );

const find = (markets: readonly FairMarket[], id: string, specifier = '') =>
  markets.find(({ shape }) => shape.id === id && shape.specifier === specifier)?.probabilities;

describe.each(sportKeysForTest)('%s', (sportKey) => {
  it('[CAT-1] gives every market fair probabilities that sum to the number of winners', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const wrong = marketsAt(sportKey, moment).filter(({ shape, probabilities }) => {
          const sum = probabilities.reduce((total, probability) => total + probability, 0);
          const inside = probabilities.every((probability) => probability >= 0 && probability <= 1 + 1e-12);
          // A market that is certain to return every stake has no probabilities at all.
          return !inside || Math.abs(sum - (sum === 0 ? 0 : shape.winners)) > 1e-9;
        });
        expect(wrong.map(nameOf)).toEqual([]);
      }),
      { numRuns: 150, seed: 4 },
    );
  });

  it('prices totals monotonically in the line', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const overs = new Map<string, number>();
        const wrong = marketsAt(sportKey, moment).filter(({ shape, probabilities }) => {
          if (shape.outcomes[0]?.key !== 'over') return false;
          const place = `${shape.id} ${shape.view}`;
          const over = probabilities[0] ?? 0;
          const before = overs.get(place) ?? 1;
          overs.set(place, over);
          return over > before + 1e-9;
        });
        expect(wrong.map(nameOf)).toEqual([]);
      }),
      { numRuns: 60, seed: 5 },
    );
  });
});

describe('soccer prices agree with each other', () => {
  it('derives double chance and draw no bet from 1X2', () => {
    property((markets) => {
      const [home = 0, draw = 0, away = 0] = find(markets, '1') ?? [];
      const double = find(markets, '10') ?? [];
      expect(double[0]).toBeCloseTo(home + draw, 9);
      expect(double[1]).toBeCloseTo(home + away, 9);
      expect(double[2]).toBeCloseTo(draw + away, 9);
      expect((find(markets, '11')?.[0] ?? 0) * (home + away)).toBeCloseTo(home, 9);
    });
  });

  it('makes handicap 0 the same bet as draw no bet', () => {
    property((markets) => {
      const level = find(markets, '16', 'hcp=0');
      const noBet = find(markets, '11')?.[0] ?? 0;
      expect(level?.[0] ?? noBet).toBeCloseTo(noBet, 9);
    });
  });

  it('sums correct scores to 1X2', () => {
    property((markets) => {
      const correct = markets.find(({ shape }) => shape.id === '45');
      const sums = [0, 0, 0];
      correct?.shape.outcomes.forEach(({ key }, at) => {
        const [home, away] = key.split(':').map(Number);
        if (home === undefined || away === undefined) return;
        const side = home > away ? 0 : home === away ? 1 : 2;
        sums[side] = (sums[side] ?? 0) + (correct.probabilities[at] ?? 0);
      });
      const rest = correct?.probabilities.at(-1) ?? 0;
      const result = find(markets, '1') ?? [];
      for (const side of [0, 1, 2]) {
        expect(sums[side]).toBeLessThanOrEqual((result[side] ?? 0) + 1e-9);
        expect((sums[side] ?? 0) + rest).toBeGreaterThanOrEqual((result[side] ?? 0) - 1e-9);
      }
    });
  });
});
