import { sumMinor, zeroMinor } from '@slipstream/units/minor';
import type { Minor } from '@slipstream/units/minor';
import { refusalsForType } from '../refusals/refusals-for-type.ts';
import type { BetType } from '@slipstream/contract/entities/bet-status';
import type { SystemType } from '@slipstream/contract/entities/system-type';
import type { Bet } from './bet.ts';
import { makeBet } from './make-bet.ts';
import { stakeCapped } from './price-bet.ts';
import { systemTypesFor } from './system-type.ts';
import { selectionsOf } from './ticket.ts';
import type { Ticket } from './ticket.ts';
import type { TicketContext } from './ticket-context.ts';
import { applied, refused } from './ticket-step.ts';
import type { TicketStep } from './ticket-step.ts';
import { edited } from './with-bets.ts';

/** Single splits the selections into one bet each, combo and system merge them (SLIP-4). */
export function changeType(
  ticket: Ticket,
  betType: Exclude<BetType, 'custom_bet'>,
  context: TicketContext,
): TicketStep {
  const refusals = refusalsForType(ticket, betType, context);
  if (refusals.length > 0) return refused(ticket, refusals);
  const selections = selectionsOf(ticket.bets);
  const total = ownStakeTotal(ticket.bets);
  const [systemType = null] = betType === 'system' ? systemTypesFor(selections.length, context.systemTypes) : [];
  const bets =
    betType === 'single'
      ? selections.map((selection) =>
          makeBet('single', [selection], stakeCapped(Math.floor(total / selections.length)), context.currency),
        )
      : [makeBet(betType, selections, stakeCapped(total), context.currency, systemType)];
  return applied(edited(ticket, bets, context));
}

/** Takes one of the system types that fit; from another type the slip becomes a system first. */
export function chooseSystem(ticket: Ticket, systemId: string, context: TicketContext): TicketStep {
  const refusals = refusalsForType(ticket, 'system', context).filter(({ code }) => code !== 'already-that-type');
  if (refusals.length > 0) return refused(ticket, refusals);
  const selections = selectionsOf(ticket.bets);
  const systemType = systemTypesFor(selections.length, context.systemTypes).find(({ id }) => id === systemId);
  if (systemType === undefined) {
    return refused(ticket, [{ code: 'no-system-fits', selectionCount: selections.length }]);
  }
  return applied(edited(ticket, [asSystem(ticket, systemType, context)], context));
}

function asSystem({ bets }: Ticket, systemType: SystemType, context: TicketContext): Bet {
  const [bet] = bets;
  if (bet?.betType === 'system') return { ...bet, systemType };
  return makeBet('system', selectionsOf(bets), stakeCapped(ownStakeTotal(bets)), context.currency, systemType);
}

/** A change of type never raises what is at stake: the total is kept, and a freebet's amount is not the player's. */
function ownStakeTotal(bets: readonly Bet[]): Minor {
  return sumMinor(bets.map((bet) => (bet.freebetStake === null ? bet.stake : zeroMinor)));
}
