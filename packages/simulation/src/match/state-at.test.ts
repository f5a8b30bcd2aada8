import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allMarkets, mainMarkets } from '../pricing/priced.ts';
import { fixtureForTest, sportKeysForTest } from './fixture-for-test.ts';
import { playFixture } from './play-fixture.ts';
import { resolveMarket } from './resolve-market.ts';
import { nextChangeAt, pricingAt, stateAt } from './state-at.ts';

describe.each(sportKeysForTest)('%s', (sportKey) => {
  it('plays the same match twice from the same seed, byte by byte', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const first = JSON.stringify(playFixture(fixtureForTest({ sportKey, seed })));
      expect(JSON.stringify(playFixture(fixtureForTest({ sportKey, seed })))).toBe(first);
    }
  });

  it('runs forward only: time, version, incidents and score never go back', () => {
    fc.assert(
      fc.property(fc.nat(100_000), (seed) => {
        const script = playFixture(fixtureForTest({ sportKey, seed }));
        let now: number | null = script.fixture.startMs - 60_000;
        let last = stateAt(script, now);
        while (now !== null) {
          const state = stateAt(script, now);
          expect(state.version).toBeGreaterThanOrEqual(last.version);
          expect(state.status).toBeGreaterThanOrEqual(last.status === 2 ? 1 : last.status);
          expect(state.incidents.length).toBeGreaterThanOrEqual(last.incidents.length);
          expect(state.score[0]).toBeGreaterThanOrEqual(last.score[0]);
          expect(state.score[1]).toBeGreaterThanOrEqual(last.score[1]);
          last = state;
          const next = nextChangeAt(script, now);
          expect(next ?? Infinity).toBeGreaterThan(now);
          now = next;
        }
        expect(last.status).toBe(4);
      }),
      { numRuns: 8, seed: 3 },
    );
  });

  it('changes nothing between two changes', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.double({ min: 0, max: 1, noNaN: true }), (seed, share) => {
        const script = playFixture(fixtureForTest({ sportKey, seed }));
        const from = script.fixture.startMs + Math.floor(share * (script.endMs - script.fixture.startMs));
        const next = nextChangeAt(script, from);
        if (next === null) return;
        const late = Math.max(from, next - 1);
        expect(stateAt(script, late).version).toBe(stateAt(script, from).version);
        expect(allMarkets(script.fixture, stateAt(script, late))).toEqual(
          allMarkets(script.fixture, stateAt(script, from)),
        );
        expect(mainMarkets(script.fixture, pricingAt(script, from))).toEqual(
          mainMarkets(script.fixture, stateAt(script, from)),
        );
      }),
      { numRuns: 15, seed: 8 },
    );
  });

  it('[CAT-5] resolves every market at the end, and never otherwise than it was already certain', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const script = playFixture(fixtureForTest({ sportKey, seed }));
      const length = script.endMs - script.fixture.startMs;
      for (const share of [0, 0.2, 0.5, 0.8, 0.97]) {
        const nowMs = script.fixture.startMs + share * length;
        const named = allMarkets(script.fixture, stateAt(script, nowMs)).map(({ info }) => ({
          marketId: info.id,
          specifier: info.specifier,
        }));
        const early = named.map((market) => resolveMarket(script, market, nowMs));
        const final = named.map((market) => resolveMarket(script, market));
        expect(final).not.toContain(null);
        expect(final).toEqual(early.map((resolution, at) => resolution ?? final[at]));
      }
    }
  });
});
