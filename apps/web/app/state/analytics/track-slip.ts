import type { Bet as PlacedBet } from '@slipstream/contract/entities/bets/bet';
import type { PlacementFailure } from '@slipstream/betting/placing/placement-outcome';
import type { TicketEvent, TicketPlacementEvent } from '@slipstream/betting/ticket/ticket-event';
import { selectionsOf, type Ticket } from '@slipstream/betting/ticket/ticket';

import type { QuickBetStore } from '../quick-bet/quick-bet-store.ts';
import type { SlipStore } from '../slip/slip-store.ts';
import type { Analytics } from './analytics.ts';
import { trackedAmount } from './tracked-amount.ts';

/** Events that the player causes; changes by the feed, a restored session or a placement are not reported. */
const choices: ReadonlySet<TicketEvent['kind']> = new Set([
  'outcome-toggled',
  'custom-outcome-toggled',
  'custom-bet-made',
  'selection-removed',
  'cleared',
]);

/** Reports picked and removed outcomes and placements, without identifying the player (CONFIG-5). */
export function trackSlip(slip: SlipStore, quick: QuickBetStore, { track }: Pick<Analytics, 'track'>): void {
  slip.onStep(({ event, before, step }) => {
    if (step.result.kind !== 'applied') return;
    if (choices.has(event.kind)) trackPicks(before, step.ticket, track);
    if (isPlacement(event)) trackAnswer(event, false, track);
  });
  quick.onEvent((event) => void (isPlacement(event) && trackAnswer(event, true, track)));
}

function isPlacement(event: { readonly kind: string }): event is TicketPlacementEvent {
  return event.kind.startsWith('placement-');
}

function trackPicks(before: Ticket, now: Ticket, track: Analytics['track']): void {
  const [old, current] = [selectionsOf(before.bets), selectionsOf(now.bets)];
  const missing = (from: typeof old, other: typeof old) =>
    from.filter(({ id }, index) => !other.some((each) => each.id === id) && index === indexOf(from, id));
  for (const { matchId, sportKey } of missing(current, old)) track({ name: 'selection_added', matchId, sportKey });
  for (const { matchId, sportKey } of missing(old, current)) track({ name: 'selection_removed', matchId, sportKey });
}

/** A system of singles holds one selection more than once. */
function indexOf(selections: readonly { readonly id: string }[], id: string): number {
  return selections.findIndex((each) => each.id === id);
}

function trackAnswer(event: TicketPlacementEvent, isQuick: boolean, track: Analytics['track']): void {
  switch (event.kind) {
    case 'placement-started':
    case 'placement-unknown':
      return;
    case 'placement-failed':
      return track({ name: 'bet_refused', code: refusalCode(event.failure) });
    case 'placement-succeeded':
    case 'placement-reconciled':
      for (const bet of event.placed?.placedBets ?? []) track(placedEvent(bet, isQuick));
      for (const { code } of event.placed?.messagesByBet ?? []) track({ name: 'bet_refused', code: String(code) });
  }
}

function refusalCode(failure: PlacementFailure): string {
  return failure.kind === 'coded' ? failure.error.code : failure.kind;
}

function placedEvent({ type, stake, selections }: PlacedBet, isQuick: boolean) {
  return {
    name: 'bet_placed',
    betType: type,
    amount: trackedAmount(stake.value, stake.subunits),
    currency: stake.currency,
    selectionCount: selections.length,
    quick: isQuick,
  } as const;
}
