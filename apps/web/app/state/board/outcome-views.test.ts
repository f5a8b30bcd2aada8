import type { MarketId, OutcomeId } from '@slipstream/units/ids';
import { expect, it } from 'vitest';

import { marketOf, matchId, matchOf } from './board-fixture.ts';
import { marketKey, outcomeKey } from './board-records.ts';
import { MatchRecord } from './match-record.ts';
import { flashesMax, OutcomeViews } from './outcome-views.ts';

const key = marketKey(matchId, '100' as MarketId, '');
const names = Array.from({ length: flashesMax + 10 }, (_, at) => `outcome ${at}`);

it('[RT-6] when many prices move at once all are shown, and only so many flash until those have faded', () => {
  const time = { nowMs: 0 };
  const views = new OutcomeViews(() => time.nowMs);
  const record = new MatchRecord(matchOf(1, null));
  const show = (version: number, price: number) => {
    record.put(marketOf(version, Object.fromEntries(names.map((name) => [name, price]))));
    views.show(record, key);
    const shown = names.map((name) => views.get(outcomeKey(key, name as OutcomeId)));
    return [shown.filter((view) => view?.odds === price).length, shown.map((view) => view?.moves)];
  };
  const flashed = (some: number, others: number) => names.map((_, at) => (at < flashesMax ? some : others));
  expect(show(1, 2000)).toEqual([names.length, flashed(0, 0)]);
  expect(show(2, 2500)).toEqual([names.length, flashed(1, 0)]);
  time.nowMs = 1199;
  expect(show(3, 2600)).toEqual([names.length, flashed(1, 0)]);
  time.nowMs = 1200;
  expect(show(4, 2700)).toEqual([names.length, flashed(2, 0)]);
});
