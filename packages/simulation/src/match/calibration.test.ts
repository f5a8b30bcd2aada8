import { describe, expect, it } from 'vitest';
import type { SportKey } from '../fixture.ts';
import { fairMarket, fairMarkets, onlyVerdict, shapeOf, verdictWeights } from '../pricing/fair.ts';
import { viewsOf } from '../pricing/views-of.ts';
import { fixtureForTest, sportKeysForTest } from './fixture-for-test.ts';
import { playFixture } from './play-fixture.ts';
import { resolveMarket } from './resolve-market.ts';
import { momentAt, pricingAt } from './state-at.ts';

const seeds = 2000;

/**
 * Plays the same meeting under many seeds and compares how often each verdict of each opening market fell with its opening chance.
 * With some hundred verdicts compared, a z of 4.5 happens by chance once in a thousand runs; the seeds are fixed, so it either
 * holds or the play is not drawn from the law that prices it.
 */
describe.each(sportKeysForTest)('%s', (sportKey) => {
  it('is drawn from the law that prices it', () => {
    const fixture = fixtureForTest({ sportKey, seed: 0 });
    const before = pricingAt(playFixture(fixture), 0);
    const tallies = fairMarkets(fixture, before).map(({ shape }) => {
      const grid = viewsOf(fixture, before.moment)(shape.view);
      const chances = grid === null ? new Float64Array() : verdictWeights(shape, grid);
      return { shape, chances, fell: chances.map(() => 0), played: 0 };
    });
    for (let seed = 1; seed <= seeds; seed++) {
      const script = playFixture(fixtureForTest({ sportKey, seed }));
      if (script.abandoned) continue;
      const views = viewsOf(script.fixture, momentAt(script, script.endMs));
      for (const tally of tallies) {
        const grid = views(tally.shape.view);
        // A set that was not played has no verdict; its chances were given that it would be.
        const verdict = grid === null ? null : onlyVerdict(verdictWeights(tally.shape, grid));
        if (verdict === null) continue;
        tally.fell[verdict] = (tally.fell[verdict] ?? 0) + 1;
        tally.played++;
      }
    }
    const wrong = tallies.flatMap(({ shape, chances, fell, played }) =>
      Array.from(chances, (chance, verdict) => {
        const times = fell[verdict] ?? 0;
        const z = (times - played * chance) / Math.sqrt(Math.max(1, played * chance * (1 - chance)));
        return Math.abs(z) < 4.5
          ? null
          : `${shape.id} ${shape.specifier} ${verdict}: ${times} of ${played} at ${chance}`;
      }).filter((line) => line !== null),
    );
    expect(wrong).toEqual([]);
    expect(Math.max(...tallies.map(({ played }) => played))).toBeGreaterThan(0.98 * seeds);
  });
});

/**
 * The same in play. Each match is then priced from a state of its own, so the sum of wins is compared with the sum of chances: this
 * is what keeps live prices honest. The time of looking must not know how long the match will be, so it is the same for all seeds.
 */
describe.each(sportKeysForTest)('%s in play', (sportKey) => {
  const usualMs = lengthMs(sportKey);
  const usual = fixtureForTest({ sportKey });
  const mainId = fairMarkets(usual, pricingAt(playFixture(usual), 0), 'main')[0]?.shape.id ?? '';

  it('is won as often as its price says, early, half way and late', () => {
    const tallies = [0.2, 0.5, 0.8].map((share) => ({ share, surplus: 0, variance: 0 }));
    for (let seed = 1; seed <= 600; seed++) {
      const fixture = fixtureForTest({ sportKey, seed, home: 0.2, away: 0.1 });
      const script = playFixture(fixture);
      if (script.abandoned) continue;
      const main = shapeOf(fixture, mainId, '');
      if (main === null) throw new Error('there is no main market');
      const results = resolveMarket(script, { marketId: mainId, specifier: '' })?.results;
      for (const tally of tallies) {
        const { moment } = pricingAt(script, fixture.startMs + tally.share * usualMs);
        const grid = viewsOf(fixture, moment)(main.view);
        const [chance = 0] = grid === null ? [] : fairMarket(main, grid).probabilities;
        const home = results?.[main.outcomes[0]?.id ?? ''];
        if (home === 'void') continue;
        tally.surplus += Number(home === 'win') - chance;
        tally.variance += chance * (1 - chance);
      }
    }
    const wrong = tallies.filter(({ surplus, variance }) => Math.abs(surplus) > 4 * Math.sqrt(variance));
    expect(wrong).toEqual([]);
  });
});

function lengthMs(sportKey: SportKey): number {
  const lengths = Array.from({ length: 20 }, (_, seed) => {
    const { endMs, fixture } = playFixture(fixtureForTest({ sportKey, seed }));
    return endMs - fixture.startMs;
  });
  return lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
}
