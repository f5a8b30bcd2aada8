import { refusalsForPick } from '../../refusals/refusals-for-pick.ts';
import { when } from '../../refusals/when.ts';
import { evaluatePrice } from '../evaluate-price.ts';
import { makeBet } from '../make-bet.ts';
import { stakeCapped } from '../price-bet.ts';
import { selectionIdOf, selectionOf } from '../selection.ts';
import type { OutcomePick } from '../selection.ts';
import { emptyTicket, selectionsOf } from '../ticket.ts';
import type { Ticket } from '../ticket.ts';
import type { TicketContext } from '../ticket-context.ts';
import { applied, refused } from '../ticket-step.ts';
import type { TicketStep } from '../ticket-step.ts';
import { ownStakeTotal } from './change-type.ts';
import { edited } from './with-bets.ts';

/**
 * The slip becomes one custom bet of these outcomes of one match (CUSTOM-5). Selections it has already are kept, with the
 * stake; all others leave it.
 */
export function makeCustomBet(ticket: Ticket, picks: readonly OutcomePick[], context: TicketContext): TicketStep {
  const held = new Map(selectionsOf(ticket.bets).map((selection) => [selection.id, selection]));
  const unique = new Map(picks.map((pick) => [selectionIdOf(pick), pick]));
  const matchId = picks[0]?.matchId;
  const refusals = [
    ...when(!context.isCustomBetEnabled, { code: 'custom_bet_off' }),
    ...when(unique.size < 2, { code: 'custom_bet_too_small' }),
    ...picks.flatMap((pick) =>
      when(matchId !== undefined && pick.matchId !== matchId, {
        code: 'custom_bet_other_match',
        matchId: pick.matchId,
      }),
    ),
    ...[...unique].flatMap(([id, pick]) => (held.has(id) ? [] : refusalsForPick(emptyTicket, pick, context))),
  ];
  if (refusals.length > 0) return refused(ticket, refusals);
  // The price of a leg does not count in a custom bet, so a change of it no longer needs the player.
  const judge = { mode: 'any', now: context.now } as const;
  const selections = [...unique].map(([id, pick]) => {
    const selection = held.get(id);
    return selection === undefined
      ? selectionOf(pick)
      : evaluatePrice({ ...selection, floorOdds: null }, selection.odds, judge);
  });
  const stake = stakeCapped(ownStakeTotal(ticket.bets));
  return applied(edited(ticket, [makeBet('custom_bet', selections, stake, context.currency)], context));
}
