import { describe, expect, it } from 'vitest';
import type { SportKey } from '../fixture.ts';
import { fairMarkets } from '../pricing/fair.ts';
import { fixtureForTest, sportKeysForTest } from './fixture-for-test.ts';
import { playFixture } from './play-fixture.ts';
import { resolveMarket } from './resolve-market.ts';
import { pricingAt, stateAt } from './state-at.ts';

const seeds = 2000;

/**
 * Plays the same meeting under many seeds and compares how often each opening outcome won with its opening chance. With about
 * a hundred outcomes compared, a z of 4.5 happens by chance once in a thousand runs; the seeds are fixed, so it either holds
 * or the play is not drawn from the law that prices it.
 */
describe.each(sportKeysForTest)('%s', (sportKey) => {
  it('is drawn from the law that prices it', () => {
    const opening = fixtureForTest({ sportKey, seed: 0 });
    const markets = fairMarkets(opening, stateAt(playFixture(opening), 0));
    const tallies = markets.map(({ shape }) => shape.outcomes.map(() => ({ wins: 0, settled: 0 })));
    for (let seed = 1; seed <= seeds; seed++) {
      const script = playFixture(fixtureForTest({ sportKey, seed }));
      if (script.abandoned) continue;
      for (const [at, { shape }] of markets.entries()) {
        const resolved = resolveMarket(script, { marketId: shape.id, specifier: shape.specifier });
        expect(resolved).not.toBeNull();
        for (const [index, { id }] of shape.outcomes.entries()) {
          const tally = tallies[at]?.[index];
          const result = resolved?.results[id];
          if (tally === undefined || result === undefined || result === 'void') continue;
          tally.settled += result === 'half_win' || result === 'half_lose' ? 0.5 : 1;
          tally.wins += result === 'win' ? 1 : result === 'half_win' ? 0.5 : 0;
        }
      }
    }
    const wrong = markets.flatMap(({ shape, probabilities }, at) =>
      shape.outcomes.flatMap(({ name }, index) => {
        const { wins = 0, settled = 0 } = tallies[at]?.[index] ?? {};
        const chance = probabilities[index] ?? 0;
        const z = (wins - settled * chance) / Math.sqrt(Math.max(1, settled * chance * (1 - chance)));
        return Math.abs(z) < 4.5 ? [] : [`${shape.id} ${shape.specifier} ${name}: ${wins} of ${settled} at ${chance}`];
      }),
    );
    expect(wrong).toEqual([]);
  }, 60_000);
});

/**
 * The same in play. Each match is then priced from a state of its own, so the sum of wins is compared with the sum of chances: this
 * is what keeps live prices honest. The time of looking must not know how long the match will be, so it is the same for all seeds.
 */
describe.each(sportKeysForTest)('%s in play', (sportKey) => {
  const usualMs = lengthMs(sportKey);

  it('is won as often as its price says, early, half way and late', () => {
    const tallies = [0.2, 0.5, 0.8].map((share) => ({ share, surplus: 0, variance: 0 }));
    for (let seed = 1; seed <= 600; seed++) {
      const fixture = fixtureForTest({ sportKey, seed, home: 0.2, away: 0.1 });
      const script = playFixture(fixture);
      if (script.abandoned) continue;
      for (const tally of tallies) {
        const [main] = fairMarkets(fixture, pricingAt(script, fixture.startMs + tally.share * usualMs), 'main');
        const [chance = 0] = main?.probabilities ?? [];
        const result = resolveMarket(script, { marketId: main?.shape.id ?? '', specifier: '' })?.results;
        const home = result?.[main?.shape.outcomes[0]?.id ?? ''];
        if (home === 'void') continue;
        tally.surplus += Number(home === 'win') - chance;
        tally.variance += chance * (1 - chance);
      }
    }
    const wrong = tallies.filter(({ surplus, variance }) => Math.abs(surplus) > 4 * Math.sqrt(variance));
    expect(wrong).toEqual([]);
  }, 60_000);
});

function lengthMs(sportKey: SportKey): number {
  const lengths = Array.from({ length: 20 }, (_, seed) => {
    const { endMs, fixture } = playFixture(fixtureForTest({ sportKey, seed }));
    return endMs - fixture.startMs;
  });
  return lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
}
