import type { OutcomePick } from '@slipstream/betting/ticket/selection';
import type { Ticket } from '@slipstream/betting/ticket/ticket';
import type { MarketId, MatchId } from '@slipstream/units/ids';
import { act } from 'react';
import { expect, it } from 'vitest';

import { renderOnPage } from '../../../shared/page/render-fixture.tsx';
import { marketOf, matchOf } from '../../../state/board/board-fixture.ts';
import { pickFrom, playerTerms, slipFixture } from '../../../state/slip/slip-fixture.ts';
import type { Slip } from '../../../state/slip/slip.ts';
import { useTicket } from '../../../state/slip/use-ticket.ts';
import { BuilderOffer } from './builder-offer.tsx';

const total = { marketId: '18' as MarketId, outcomeName: 'Over 2.5' };
const elsewhere = { matchId: '2' as MatchId, outcomeName: 'Chelsea' };
const priced = { odds: 4200, refusal: null };
const refused = { odds: null, refusal: { code: 'impossible', message: 'These can not all win.', selections: [] } };

function answer(price: object) {
  return async () => Response.json({ match_id: '1', blocked: [], additions: [], expires_at_ms: 30_000, ...price });
}

/** The price is asked for once the picks have been the same for a moment. */
async function settled() {
  await new Promise((resolve) => setTimeout(resolve, 150));
}

function Here({ slip }: { readonly slip: Slip }) {
  const ticket: Ticket = useTicket(slip);
  return <BuilderOffer slip={slip} ticket={ticket} />;
}

/** The offer of a slip with the home win of match 1 and these besides. */
async function offered(price: object, more: readonly Partial<OutcomePick>[], hasCustomBet = true) {
  const { slip, board, market } = slipFixture(playerTerms, answer(price));
  const pick = pickFrom(board, market, 0);
  for (const changes of [{}, ...more]) slip.toggle({ ...pick, ...changes });
  const page = renderOnPage(<Here slip={slip} />);
  await act(async () => {
    page.stores.board.applyMatch({ ...matchOf(1, marketOf(10, { home: 2000 })), hasCustomBet });
    await settled();
  });
  return { ...page, slip, types: () => slip.ticket().bets.map(({ betType }) => betType) };
}

it('[CUSTOM-5] [BET-7] two selections of one match can become a bet builder, at the price that is shown', async () => {
  const { press, slip, types, container } = await offered(priced, [total]);
  await press('Make a bet builder of these at 4.20');
  expect(types()).toEqual(['custom_bet']);
  expect(slip.ticket().selectedOutcomeIds).toHaveLength(2);
  expect(container.textContent).toBe('');
});

it('[CUSTOM-5] selections of other matches leave the slip, which is said first and can be undone', async () => {
  const { press, slip, types, container } = await offered(priced, [total, elsewhere]);
  expect(container.textContent).toContain('1 other selection leaves the bet slip');
  await press('Make a bet builder of these at 4.20');
  expect(types()).toEqual(['custom_bet']);
  await act(async () => {
    slip.undo.undo();
    await settled();
  });
  expect(types()).toEqual(['combo']);
  expect(slip.ticket().selectedOutcomeIds).toHaveLength(3);
});

it('[CUSTOM-5] selections that contradict each other get the reason in words, and no button', async () => {
  const { container } = await offered(refused, [total]);
  expect(container.textContent).toBe('No bet builder of these: These can not all win.');
  expect(container.querySelector('button')).toBeNull();
});

it.each([
  ['of different matches', [elsewhere], true],
  ['of a match without a bet builder', [total], false],
] as const)('[CUSTOM-5] nothing is offered for selections %s', async (_name, more, hasCustomBet) => {
  expect((await offered(priced, more, hasCustomBet)).container.textContent).toBe('');
});
