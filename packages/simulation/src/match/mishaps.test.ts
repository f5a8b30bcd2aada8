import { describe, expect, it } from 'vitest';
import { allMarkets } from '../pricing/priced.ts';
import { fixtureForTest } from './fixture-for-test.ts';
import { playFixture } from './play-fixture.ts';
import { resolveMarket } from './resolve-market.ts';
import { stateAt } from './state-at.ts';

const sports = ['soccer', 'tennis', 'basketball', 'baseball', 'cricket'] as const;

describe.each(sports)('%s', (sportKey) => {
  const scripts = Array.from({ length: 1200 }, (_, seed) => playFixture(fixtureForTest({ sportKey, seed })));
  const abandoned = scripts.filter((script) => script.abandoned);

  it('is abandoned rarely; what was not decided by then is void, the rest stands', () => {
    expect(abandoned.length).toBeGreaterThan(0);
    expect(abandoned.length).toBeLessThan(scripts.length / 100);
    for (const script of abandoned.slice(0, 4)) {
      const { fixture } = script;
      const last = stateAt(script, script.endMs);
      expect([last.status, last.stage]).toEqual([3, 'abandoned']);
      const results = allMarkets(fixture, stateAt(script, fixture.startMs - 1)).map(({ info }) => {
        const resolved = resolveMarket(script, { marketId: info.id, specifier: info.specifier });
        return new Set(Object.values(resolved?.results ?? {}));
      });
      expect(results.every((kinds) => kinds.size > 0)).toBe(true);
      expect(results.some((kinds) => kinds.has('void') && kinds.size === 1)).toBe(true);
    }
  });

  it('takes no bets while play is held up', () => {
    const held = scripts.find(({ steps }) => steps.some(({ status }) => status === 2));
    const atMs = held?.steps.find(({ status }) => status === 2)?.atMs ?? 0;
    const markets = held === undefined ? [] : allMarkets(held.fixture, stateAt(held, atMs));
    expect(markets.every(({ status }) => status <= 0)).toBe(true);
  });
});
