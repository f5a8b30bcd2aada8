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
import { when } from './when.ts';

/**
 * Every reason why the slip cannot be placed, the most important first; empty if it can be. The place button and the
 * server both use it (LIMIT-5).
 */
export function refusalsForPlacing(ticket: Ticket, context: TicketContext): readonly PlacingRefusal[] {
  const { inProgress, isRestoring } = ticket;
  const bets = betsToPlace(ticket.bets);
  const { player } = context;
  const selections = selectionsOf(bets);
  return [
    ...when(inProgress, { code: 'in-progress' }),
    ...when(isRestoring, { code: 'restoring' }),
    ...when(bets.length === 0, { code: 'no-bets' }),
    ...when(player === null, { code: 'sign-in' }),
    ...when(player?.isPve === true, {
      code: 'player-forbidden',
      message: 'error.platform.pve_player_bet_forbidden',
    }),
    ...selectionRefusals(selections),
    ...changeRefusals(ticket),
    ...bets.flatMap((bet) => betRefusals(bet, context)),
    ...(bets.length > 1 ? singlesRefusals(selections, context) : []),
    ...moneyRefusals(bets, context),
  ];
}

/** A suspended, unavailable or stale selection is never placed. */
export function selectionRefusals(selections: readonly Selection[]): readonly PlacingRefusal[] {
  const closed = selections.filter(({ matchStatus }) => !takesBets(matchStatus));
  const open = selections.filter(({ matchStatus }) => takesBets(matchStatus));
  return [
    ...closed.map(({ id, matchStatus }) => ({
      code: 'match-closed' as const,
      selectionIds: [id],
      status: matchStatus,
    })),
    ...whenAny(
      'not-available',
      open.filter((selection) => selectionLabel(selection) === 'not-available'),
    ),
    ...whenAny(
      'suspended',
      open.filter((selection) => selectionLabel(selection) === 'suspended'),
    ),
    ...whenAny(
      'price-stale',
      open.filter(({ isStale }) => isStale),
    ),
  ];
}

function changeRefusals({ ticketState, bets }: Ticket): readonly PlacingRefusal[] {
  const changed = bets.flatMap((bet) => bet.selections.filter(({ isChanged }) => isChanged || bet.isCustomOddsChanged));
  const refusal = { code: 'odds-changed', selectionIds: idsOf(changed) } as const;
  return when(ticketState === 'oddsChanged' || changed.length > 0, refusal);
}

/** The check of the bet itself (LIMIT-5). */
function betRefusals(bet: Bet, { isCustomBetEnabled }: TicketContext): readonly PlacingRefusal[] {
  const { betType, selections } = bet;
  const selectionCount = selections.length;
  const isCustom = betType === 'custom_bet';
  return [
    ...conflictsOf(bet),
    ...when(betType === 'system' && bet.odds === null, { code: 'no-system-fits', selectionCount }),
    ...when(isCustom && !isCustomBetEnabled, { code: 'custom-bets-off' }),
    ...when(isCustom && selectionCount < 2, { code: 'custom-bet-too-small' }),
    ...when(isCustom && bet.customOdds === null, { code: 'custom-odds-missing' }),
  ];
}

function moneyRefusals(bets: readonly Bet[], { limits, currency, player }: TicketContext): readonly PlacingRefusal[] {
  const { refusal } = checkLimits(bets, limits);
  const total = sumMinor(bets.map(({ stake }) => stake));
  const step = payableStep(currency);
  const needed = sumMinor(bets.map(ownStakeOf));
  const balance = player?.balance ?? needed;
  return [
    ...whenAny('stake-missing', selectionsOf(bets.filter(({ stake }) => stake === 0))),
    ...(refusal === null ? [] : [refusal]),
    ...when(total % step > 0, { code: 'fiat-rounding', total, step, currency: currency.code }),
    ...when(balance < needed, { code: 'balance-short', balance, needed }),
  ];
}

function whenAny(
  code: 'not-available' | 'suspended' | 'price-stale' | 'stake-missing',
  selections: readonly Selection[],
): readonly PlacingRefusal[] {
  return when(selections.length > 0, { code, selectionIds: idsOf(selections) });
}

function idsOf(selections: readonly Selection[]) {
  return selections.map(({ id }) => id);
}
