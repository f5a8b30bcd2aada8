import { selectionIdOf } from '@slipstream/betting/ticket/selection';
import type { MarketId, OutcomeId } from '@slipstream/units/ids';
import { expect, it, vi } from 'vitest';

import { matchId } from '../board/board-fixture.ts';
import { pickFrom, slipFixture } from './slip-fixture.ts';

const over = { matchId, marketId: '18' as MarketId, specifier: 'total=2.5', outcomeId: '12' as OutcomeId };
const added = {
  market_id: '18',
  specifier: 'total=2.5',
  outcomes: [{ outcome_id: '12', odds: 4200, is_covered: false }],
};

/** A slip whose custom bet has one outcome, with every request that was sent about it. */
async function priced() {
  const bodies: Record<string, unknown>[] = [];
  const fixture = slipFixture(undefined, async (request) => {
    const body = (await request.json()) as Record<string, unknown>;
    bodies.push(body);
    const additions = body['with_additions'] === true ? [added] : [];
    return Response.json({ match_id: '1', odds: null, refusal: null, blocked: [], additions, expires_at_ms: 60_000 });
  });
  const { slip, board, market } = fixture;
  slip.custom.start();
  const pick = (at: number) => slip.dispatch({ kind: 'custom-outcome-toggled', pick: pickFrom(board, market, at) });
  return { slip, bodies, pick, state: () => slip.custom.state.getState() };
}

it('[CUSTOM-4] asks for the price with each outcome only while a builder is shown', async () => {
  const { slip, bodies, pick, state } = await priced();
  pick(0);
  await vi.waitFor(() => expect(state().isPricing).toBe(false));
  expect(state().additions.size).toBe(0);
  const leave = slip.custom.watch();
  await vi.waitFor(() => expect(state().additions.get(selectionIdOf(over))).toEqual({ odds: 4200, isCovered: false }));
  leave();
  expect(bodies.map((body) => body['with_additions'])).toEqual([false, true]);
});

it('[CUSTOM-4] says that its prices are of an earlier set until the new ones are here', async () => {
  const { slip, pick, state } = await priced();
  slip.custom.watch();
  pick(0);
  expect(state().isOutdated).toBe(true);
  await vi.waitFor(() => expect(state()).toMatchObject({ isOutdated: false, isPricing: false }));
  pick(1);
  expect(state().isOutdated).toBe(true);
  expect(state().additions.size).toBe(1);
  await vi.waitFor(() => expect(state().isOutdated).toBe(false));
});
