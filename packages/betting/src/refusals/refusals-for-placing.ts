import { sumMinor } from '@slipstream/units/minor';
import { checkLimits } from '../limits/check-limits.ts';
import type { Bet } from '../ticket/bet.ts';
import { ownStakeOf } from '../ticket/price-bet.ts';
import type { Selection } from '../ticket/selection.ts';
import { selectionsOf } from '../ticket/ticket.ts';
import type { Ticket } from '../ticket/ticket.ts';
import type { TicketContext } from '../ticket/ticket-context.ts';
import { conflictsOf } from './conflicts.ts';
import { payableStep, survivesFiatRounding } from './fiat-rounding.ts';
import type { PlacingRefusal } from './refusal.ts';
import { singlesRefusals } from './refusals-for-type.ts';
import { selectionLabel, takesBets } from './selection-block.ts';

/**
 * Every reason why the slip cannot be placed, the one to tell the player first. Empty means that it can. The place button
 * and the server both ask here (LIMIT-5).
 */
export function refusalsForPlacing(ticket: Ticket, context: TicketContext): readonly PlacingRefusal[] {
  return [
    ...ticketRefusals(ticket),
    ...playerRefusals(context),
    ...selectionRefusals(selectionsOf(ticket.bets)),
    ...changeRefusals(ticket),
    ...ticket.bets.flatMap((bet) => betRefusals(bet, context)),
    ...(ticket.bets.length > 1 ? singlesRefusals(selectionsOf(ticket.bets), context) : []),
    ...moneyRefusals(ticket.bets, context),
  ];
}

function ticketRefusals({ inProgress, isRestoring, bets }: Ticket): readonly PlacingRefusal[] {
  const refusals: PlacingRefusal[] = [];
  if (inProgress) refusals.push({ code: 'in-progress' });
  if (isRestoring) refusals.push({ code: 'restoring' });
  if (bets.length === 0) refusals.push({ code: 'no-bets' });
  return refusals;
}

function playerRefusals({ player }: TicketContext): readonly PlacingRefusal[] {
  if (player === null) return [{ code: 'sign-in' }];
  if (!player.isPve) return [];
  return [{ code: 'player-forbidden', message: 'error.platform.pve_player_bet_forbidden' }];
}

/** A suspended, unavailable or stale selection is never placed. */
export function selectionRefusals(selections: readonly Selection[]): readonly PlacingRefusal[] {
  const refusals: PlacingRefusal[] = [];
  const closed = selections.filter((selection) => !takesBets(selection.matchStatus));
  for (const { id, matchStatus } of closed) {
    refusals.push({ code: 'match-closed', selectionIds: [id], status: matchStatus });
  }
  const open = selections.filter((selection) => takesBets(selection.matchStatus));
  const byCode = {
    'not-available': open.filter((selection) => selectionLabel(selection) === 'not-available'),
    suspended: open.filter((selection) => selectionLabel(selection) === 'suspended'),
    'price-stale': open.filter((selection) => selection.isStale),
  };
  for (const code of ['not-available', 'suspended', 'price-stale'] as const) {
    if (byCode[code].length > 0) refusals.push({ code, selectionIds: byCode[code].map(({ id }) => id) });
  }
  return refusals;
}

function changeRefusals({ ticketState, bets }: Ticket): readonly PlacingRefusal[] {
  const changed = bets.flatMap((bet) => (bet.isCustomOddsChanged ? bet.selections : bet.selections.filter(isChanged)));
  if (ticketState !== 'oddsChanged' && changed.length === 0) return [];
  return [{ code: 'odds-changed', selectionIds: changed.map(({ id }) => id) }];
}

function isChanged(selection: Selection): boolean {
  return selection.isChanged;
}

/** What the sources call the check on the bet. */
function betRefusals(bet: Bet, { isCustomBetEnabled }: TicketContext): readonly PlacingRefusal[] {
  const refusals: PlacingRefusal[] = [...conflictsOf(bet)];
  if (bet.betType === 'system' && bet.odds === null) {
    refusals.push({ code: 'no-system-fits', selectionCount: bet.selections.length });
  }
  if (bet.betType !== 'custom_bet') return refusals;
  if (!isCustomBetEnabled) refusals.push({ code: 'custom-bets-off' });
  if (bet.selections.length < 2) refusals.push({ code: 'custom-bet-too-small' });
  if (bet.customOdds === null) refusals.push({ code: 'custom-odds-missing' });
  return refusals;
}

function moneyRefusals(bets: readonly Bet[], { limits, currency, player }: TicketContext): readonly PlacingRefusal[] {
  const refusals: PlacingRefusal[] = [];
  const unstaked = bets.filter((bet) => bet.stake <= 0);
  if (unstaked.length > 0) {
    refusals.push({ code: 'stake-missing', selectionIds: selectionsOf(unstaked).map(({ id }) => id) });
  }
  const { refusal } = checkLimits(bets, limits);
  if (refusal !== null) refusals.push(refusal);
  const total = sumMinor(bets.map((bet) => bet.stake));
  if (!survivesFiatRounding(total, currency)) {
    refusals.push({ code: 'fiat-rounding', total, step: payableStep(currency), currency: currency.code });
  }
  const needed = sumMinor(bets.map(ownStakeOf));
  const balance = player?.balance ?? null;
  if (balance !== null && balance < needed) refusals.push({ code: 'balance-short', balance, needed });
  return refusals;
}
