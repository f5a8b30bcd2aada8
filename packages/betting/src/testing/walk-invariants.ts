import { linesOf, stakeMinorMax } from '../ticket/price-bet.ts';
import { parseTicket, serialiseTicket } from '../persistence/stored-ticket.ts';
import { betsToPlace } from '../placing/bets-to-place.ts';
import { selectionLabel, takesBets } from '../refusals/selection-block.ts';
import { reduceTicket } from '../ticket/reduce/reduce-ticket.ts';
import { summariseTicket } from '../summary/summarise-ticket.ts';
import type { Bet } from '../ticket/bet.ts';
import type { Selection } from '../ticket/selection.ts';
import { placementOf, selectionsOf } from '../ticket/ticket.ts';
import type { Ticket, TicketKind } from '../ticket/ticket.ts';
import type { TicketContext } from '../ticket/ticket-context.ts';
import type { TicketEvent } from '../ticket/ticket-event.ts';
import type { TicketStep } from '../ticket/ticket-step.ts';

/** Where a ticket may go from each state by one event. A stored ticket that is restored may be in any. */
const nextStates = {
  initial: ['initial', 'oddsChanged', 'processing', 'error'],
  oddsChanged: ['initial', 'oddsChanged', 'error'],
  processing: ['processing', 'success', 'error', 'oddsChanged', 'initial'],
  success: ['success', 'initial', 'oddsChanged', 'processing', 'error'],
  error: ['error', 'initial', 'oddsChanged', 'processing'],
} as const satisfies Record<TicketKind, readonly TicketKind[]>;

/** What must hold after every event, by name; throws the name of what does not. */
export function checkInvariants(before: Ticket, event: TicketEvent, step: TicketStep, context: TicketContext): void {
  const { ticket } = step;
  must(step.result.kind === 'applied' || step.effects.length === 0, 'only what counts has effects');
  must(isIdle(step, before), 'what has no effect changes nothing');
  if (isVersioned(event)) must(reduceTicket(ticket, event, context).ticket === ticket, 'an update twice is once');
  // A ticket that is still the same object was looked at before, by everything that does not depend on who plays.
  if (ticket === before && !isAboutPlayer(event)) return;
  const selections = selectionsOf(ticket.bets);
  const ids = selections.map(({ id }) => id);
  must(new Set(ids).size === ids.length, 'no two bets share a selection');
  must(String(ids) === String(ticket.selectedOutcomeIds), 'selected outcomes are the selections');
  must(isSlip(ticket.bets), 'singles beside each other, or one bet of another kind');
  must(ticket.bets.every(isSoundMoney), 'money is whole and never negative');
  must(isAllowed(before, event, ticket), `from ${before.kind} to ${ticket.kind}`);
  const isStillPlacing = before.kind === 'processing' && ticket.kind === 'processing';
  must(!isStillPlacing || before.bets === ticket.bets, 'nothing moves in progress');
  checkVersions(before, event, selections);
  checkPlaceable(ticket, context);
  if (before.kind !== 'processing' && ticket.kind === 'processing' && event.kind === 'placement-started') {
    must(
      ticket.processingBets.every((bet) => bet.stake > 0),
      'only staked bets are processed',
    );
    must(selectionsOf(ticket.processingBets).every(isPlaceable), 'what is placed can be bet');
  }
}

/** What a ticket is stored as depends on the ticket alone: one that was looked at before need not be again. */
export function checkStored(ticket: Ticket): void {
  const reading = parseTicket(serialiseTicket(ticket));
  must(reading.kind === 'read' && isSame(reading.value, ticket), 'storing is identity');
}

function checkPlaceable(ticket: Ticket, context: TicketContext): void {
  const { refusals, total, bets, placeCount } = summariseTicket(ticket, context);
  must(total.stake === bets.reduce((sum, { stake }) => sum + stake, 0), 'the total is the sum of the bets');
  const profit = bets.reduce((sum, bet) => sum + bet.profit, 0);
  must(total.profit === Math.min(profit, Number.MAX_SAFE_INTEGER), 'so is the profit');
  if (refusals.length > 0) return;
  const placing = betsToPlace(ticket.bets);
  must(placeCount === placing.length, 'what will be placed is counted');
  must(selectionsOf(placing).every(isPlaceable), 'nothing suspended, unavailable, stale or changed is placeable');
  must(placing.length > 0 && placing.every(({ stake }) => stake > 0), 'nothing unstaked is placeable');
  for (const { betType, selections } of placing) {
    if (betType === 'single' || betType === 'custom_bet') continue;
    must(new Set(selections.map(({ matchId }) => matchId)).size === selections.length, 'one selection of a match');
    must(new Set(selections.map(({ provider }) => provider)).size === 1, 'one provider');
  }
}

/** The version of a selection that stays never falls, except where an old slip is brought back. */
function checkVersions(before: Ticket, event: TicketEvent, selections: readonly Selection[]): void {
  if (event.kind === 'session-restored' || event.kind === 'share-restored') return;
  const known = new Map(selectionsOf(before.bets).map((selection) => [selection.id, selection]));
  for (const { id, marketVersion, matchVersion } of selections) {
    const earlier = known.get(id);
    if (earlier === undefined) continue;
    must(marketVersion >= earlier.marketVersion, 'no older price');
    must(matchVersion >= earlier.matchVersion, 'no older status');
  }
}

function isSlip(bets: readonly Bet[]): boolean {
  return bets.every(({ betType, selections }) => {
    if (betType === 'single') return selections.length === 1;
    return bets.length === 1 && selections.length > (betType === 'custom_bet' ? 0 : 1);
  });
}

function isPlaceable(selection: Selection): boolean {
  const { isStale, isChanged, matchStatus, odds, acceptedOdds } = selection;
  return (
    selectionLabel(selection) === null && !isStale && !isChanged && takesBets(matchStatus) && odds === acceptedOdds
  );
}

function isSoundMoney(bet: Bet): boolean {
  const { stake, lineStake, profit, odds, selections } = bet;
  const isPriced = odds === null || (Number.isSafeInteger(odds) && odds >= 1000);
  return (
    Number.isSafeInteger(stake) &&
    stake >= 0 &&
    stake <= stakeMinorMax &&
    Number.isSafeInteger(profit) &&
    profit >= 0 &&
    isPriced &&
    (lineStake === null || stake === Math.min(lineStake * linesOf(bet), stakeMinorMax)) &&
    selections.length > 0
  );
}

function isAllowed(before: Ticket, event: TicketEvent, after: Ticket): boolean {
  if (event.kind === 'session-restored') return true;
  const allowed: readonly TicketKind[] = nextStates[before.kind];
  return allowed.includes(after.kind);
}

/** A limit shows itself as the ticket's error, and a share code that leads nowhere ends the restoring; nothing else may move. */
function isIdle({ result, ticket }: TicketStep, before: Ticket): boolean {
  switch (result.kind) {
    case 'applied':
    case 'held':
      return true;
    case 'stale':
    case 'ignored':
      return ticket === before;
    case 'refused':
      return ticket.bets === before.bets && placementOf(ticket) === placementOf(before);
  }
}

function isAboutPlayer({ kind }: TicketEvent): boolean {
  return kind === 'login-changed' || kind === 'currency-changed' || kind === 'bonuses-changed';
}

function isVersioned({ kind }: TicketEvent): boolean {
  return kind === 'market-updated' || kind === 'match-status-changed';
}

/** Plain data compared by value, quicker than writing both out. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const keys = Object.keys(one);
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(left[key], right[key]));
}

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`broken: ${what}`);
}
