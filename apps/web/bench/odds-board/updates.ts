import type { Market } from '@slipstream/contract/entities/catalogue/market';
import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type { PublicEvent } from '@slipstream/contract/live/public-events';
import type { MatchId, OutcomeId } from '@slipstream/units/ids';
import { odds } from '@slipstream/units/odds';

import { changeOf, marketOf, matchOf } from '../../app/state/board/board-fixture.ts';

const matchCount = 500;
const outcomeIds = ['1', 'X', '2'] as const;
const updatesPerSecond = 1000;
const stepMs = 10;

export type Change = Extract<PublicEvent, { event: 'markets_changed' }>;

/** Both boards show these matches: three outcomes each, 1,500 buttons in all. */
export function matches(): readonly (Match & { readonly mainMarket: Market })[] {
  return Array.from({ length: matchCount }, (_, at) => {
    const id = String(at + 1) as MatchId;
    const mainMarket = { ...marketOf(1, { 1: 2000, X: 3200, 2: 3600 }), matchId: id };
    return { ...matchOf(1, mainMarket), id, mainMarket };
  });
}

const versions = new Map<number, number>();
let seed = 1;

function below(limit: number): number {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
  return seed % limit;
}

/**
 * The same changes in the same order for whoever shows them, made beforehand so that making them is not measured. Each play goes
 * on where the last one ended: a version that was shown already would be left out by the one that knows versions.
 */
function changes(count: number): readonly Change[] {
  return Array.from({ length: count }, () => {
    const at = below(matchCount);
    const version = (versions.get(at) ?? 1) + 1;
    versions.set(at, version);
    const outcome = outcomeIds[below(outcomeIds.length)] ?? '1';
    const change = changeOf(version, version - 1, { [outcome as OutcomeId]: odds(1500 + below(300) * 10) });
    return { ...change, matchId: String(at + 1) as MatchId };
  });
}

/** Feeds a board a thousand changes a second for some seconds; the measuring starts and ends outside. */
export function offer(apply: (change: Change) => void): void {
  Object.assign(globalThis, {
    play: async (seconds: number) => {
      const all = changes(updatesPerSecond * seconds);
      const perStep = (updatesPerSecond * stepMs) / 1000;
      const began = performance.now();
      let done = 0;
      await new Promise<void>((resolve) => {
        const timer = setInterval(() => {
          const due = Math.min(all.length, Math.ceil((performance.now() - began) / stepMs) * perStep);
          for (; done < due; done += 1) {
            const change = all[done];
            if (change !== undefined) apply(change);
          }
          if (done < all.length) return;
          clearInterval(timer);
          resolve();
        }, stepMs);
      });
    },
  });
}
