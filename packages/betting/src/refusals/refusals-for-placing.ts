import { sumMinor } from '@slipstream/units/minor';
import { checkLimits } from '../limits/check-limits.ts';
import { betsToPlace } from '../placing/bets-to-place.ts';
import type { Bet } from '../ticket/bet.ts';
import { ownStakeOf } from '../ticket/price-bet.ts';
import type { Selection } from '../ticket/selection.ts';
import { selectionsOf } from '../ticket/ticket.ts';
import type { Ticket } from '../ticket/ticket.ts';
import type { TicketContext } from '../ticket/ticket-context.ts';
import { conflictsOf } from './conflicts.ts';
import { payableStep } from './fiat-rounding.ts';
import type { PlacingRefusal } from './refusal.ts';
import { singlesRefusals } from './refusals-for-type.ts';
import { selectionLabel, takesBets } from './selection-block.ts';
import { idsOf, when } from './when.ts';

/**
 * Every reason why the slip cannot be placed, the most important first; empty if it can be. The place button and the
 * server both use it (LIMIT-5).
 */
export function refusalsForPlacing(ticket: Ticket, context: TicketContext): readonly PlacingRefusal[] {
  const { kind, isRestoring } = ticket;
  const bets = betsToPlace(ticket.bets);
  const { player } = context;
  const selections = selectionsOf(bets);
  return [
    ...when(kind === 'processing', { code: 'in_progress' }),
    ...when(isRestoring, { code: 'restoring' }),
    ...when(bets.length === 0, { code: 'no_bets' }),
    ...when(player === null, { code: 'sign_in' }),
    ...when(player?.isPve === true, { code: 'player_forbidden' }),
    ...selectionRefusals(selections),
    ...bets.flatMap((bet) => betRefusals(bet, context)),
    ...(bets.length > 1 ? singlesRefusals(selections, context) : []),
    ...moneyRefusals(bets, context),
    // Last: accepting new prices is part of placing (TICKET-4), so it is asked for when nothing else is in the way.
    ...changeRefusals(ticket),
  ];
}

const blocks = ['selection_not_available', 'selection_suspended'] as const;

/** A suspended, unavailable or stale selection is never placed. */
export function selectionRefusals(selections: readonly Selection[]): readonly PlacingRefusal[] {
  const closed = selections.filter(({ matchStatus }) => !takesBets(matchStatus));
  const open = selections.filter(({ matchStatus }) => takesBets(matchStatus));
  return [
    ...closed.map(({ id, matchStatus }) => ({
      code: 'match_closed' as const,
      selectionIds: [id],
      status: matchStatus,
    })),
    ...blocks.flatMap((code) =>
      whenAny(
        code,
        open.filter((selection) => selectionLabel(selection) === code),
      ),
    ),
    ...whenAny(
      'price_stale',
      open.filter(({ isStale }) => isStale),
    ),
  ];
}

function changeRefusals({ kind, bets }: Ticket): readonly PlacingRefusal[] {
  const changed = bets.flatMap((bet) => bet.selections.filter(({ isChanged }) => isChanged || bet.isCustomOddsChanged));
  const refusal = { code: 'odds_changed', selectionIds: idsOf(changed) } as const;
  return when(kind === 'oddsChanged' || changed.length > 0, refusal);
}

/** The check of the bet itself (LIMIT-5). */
function betRefusals(bet: Bet, { isCustomBetEnabled }: TicketContext): readonly PlacingRefusal[] {
  const { betType, selections } = bet;
  const selectionCount = selections.length;
  const isCustom = betType === 'custom_bet';
  return [
    ...conflictsOf(bet),
    ...when(betType === 'system' && bet.odds === null, { code: 'system_not_available', selectionCount }),
    ...when(isCustom && !isCustomBetEnabled, { code: 'custom_bet_off' }),
    ...when(isCustom && selectionCount < 2, { code: 'custom_bet_too_small' }),
    ...when(isCustom && bet.customOdds === null, { code: 'custom_odds_missing' }),
  ];
}

function moneyRefusals(bets: readonly Bet[], { limits, currency, player }: TicketContext): readonly PlacingRefusal[] {
  const { refusal } = checkLimits(bets, limits);
  const total = sumMinor(bets.map(({ stake }) => stake));
  const step = payableStep(currency);
  const needed = sumMinor(bets.map(ownStakeOf));
  const balance = player?.balance ?? needed;
  return [
    ...whenAny('stake_too_low', selectionsOf(bets.filter(({ stake }) => stake === 0))),
    ...(refusal === null ? [] : [refusal]),
    ...when(total % step > 0, { code: 'stake_not_payable', total, step, currency: currency.code }),
    ...when(balance < needed, { code: 'insufficient_balance', balance, needed }),
  ];
}

function whenAny(
  code: 'selection_not_available' | 'selection_suspended' | 'price_stale' | 'stake_too_low',
  selections: readonly Selection[],
): readonly PlacingRefusal[] {
  return when(selections.length > 0, { code, selectionIds: idsOf(selections) });
}
