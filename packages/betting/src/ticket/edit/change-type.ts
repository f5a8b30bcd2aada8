import { sumMinor, zeroMinor } from '@slipstream/units/minor';
import type { Minor } from '@slipstream/units/minor';
import { refusalsForType } from '../../refusals/refusals-for-type.ts';
import type { BetType } from '@slipstream/contract/entities/bets/bet-status';
import type { SystemType } from '@slipstream/contract/entities/bets/system-type';
import type { Bet } from '../bet.ts';
import { makeBet } from '../make-bet.ts';
import { lineStakeFloor, stakeCapped } from '../price-bet.ts';
import { systemTypesFor } from '../system-type.ts';
import { selectionsOf } from '../ticket.ts';
import type { Ticket } from '../ticket.ts';
import type { TicketContext } from '../ticket-context.ts';
import { applied, refused } from '../ticket-step.ts';
import type { TicketStep } from '../ticket-step.ts';
import { edited } from './with-bets.ts';

/**
 * Single splits the selections into one bet each, combo and system merge them (SLIP-4). A system is of the type asked for,
 * or else of the first that fits; a slip that is one already only takes the other type.
 */
export function changeType(
  ticket: Ticket,
  betType: Exclude<BetType, 'custom_bet'>,
  context: TicketContext,
  systemId?: string,
): TicketStep {
  const refusals = refusalsForType(ticket, betType, context).filter(
    ({ code }) => systemId === undefined || code !== 'already_that_type',
  );
  if (refusals.length > 0) return refused(ticket, refusals);
  const selectionCount = ticket.selectedOutcomeIds.length;
  const systemTypes = betType === 'system' ? systemTypesFor(selectionCount, context.systemTypes) : [null];
  const systemType = systemTypes.find((type) => systemId === undefined || type?.id === systemId);
  if (systemType === undefined) return refused(ticket, [{ code: 'system_not_available', selectionCount }]);
  return applied(edited(ticket, betsAs(betType, systemType, ticket.bets, context), context));
}

function betsAs(
  betType: BetType,
  systemType: SystemType | null,
  bets: readonly Bet[],
  { currency, stakeBasis }: TicketContext,
): readonly Bet[] {
  const selections = selectionsOf(bets);
  const total = ownStakeTotal(bets);
  const [bet] = bets;
  if (betType === 'single') {
    const stake = stakeCapped(Math.floor(total / selections.length));
    return selections.map((selection) => makeBet(betType, [selection], stake, currency));
  }
  if (bet?.betType === betType) return [{ ...bet, systemType }];
  const made = makeBet(betType, selections, stakeCapped(total), currency, systemType);
  const isPerLine = betType === 'system' && stakeBasis === 'line';
  return [isPerLine ? { ...made, lineStake: lineStakeFloor(made) } : made];
}

/** A change of type never raises what is at stake: the total is kept, and a freebet's amount is not the player's. */
export function ownStakeTotal(bets: readonly Bet[]): Minor {
  return sumMinor(bets.map((bet) => (bet.freebetStake === null ? bet.stake : zeroMinor)));
}
