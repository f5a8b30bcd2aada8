import type { Currency } from '@slipstream/units/currency';
import type { Minor } from '@slipstream/units/minor';
import type { BonusId } from '@slipstream/units/ids';
import type { Refusal } from '../../refusals/refusal.ts';
import { findBonus } from '../available-bonuses.ts';
import type { Bet } from '../bet.ts';
import { lineStakeFloor, ratioOf, isStake, stakeCapped, stakeMinorMax } from '../price-bet.ts';
import type { Ticket } from '../ticket.ts';
import type { StakeBasis, TicketContext } from '../ticket-context.ts';
import type { BetTarget } from '../ticket-event.ts';
import { applied, refused, unchanged } from '../ticket-step.ts';
import type { TicketStep } from '../ticket-step.ts';
import { withoutStake, withStake } from '../with-stake.ts';
import { edited } from './with-bets.ts';

export function changeStake(ticket: Ticket, target: BetTarget, stake: Minor, context: TicketContext): TicketStep {
  return changeMoney(ticket, target, stake, context, (bet) => withStake(bet, stake));
}

/** The stake of each line of a system; the total follows when the bet is priced (SLIP-19). */
export function changeLineStake(ticket: Ticket, lineStake: Minor, context: TicketContext): TicketStep {
  if (ticket.bets[0]?.betType !== 'system') return unchanged(ticket, 'ignored');
  return changeMoney(ticket, 'all', lineStake, context, (bet) => withStake(bet, bet.stake, lineStake));
}

/**
 * A system's stake per line or in total (SLIP-19). The total never rises by it: what does not divide by the lines is left out.
 */
export function changeStakeBasis(ticket: Ticket, basis: StakeBasis, context: TicketContext): TicketStep {
  const [bet] = ticket.bets;
  const isLine = basis === 'line';
  if (bet?.betType !== 'system' || isLine === (bet.lineStake !== null)) return unchanged(ticket, 'ignored');
  if (!isLine) return changeStake(ticket, 'all', bet.stake, context);
  return changeLineStake(ticket, lineStakeFloor(bet), context);
}

/** A chip adds to what is there (SLIP-18), up to the most a slip takes. */
export function addToStake(ticket: Ticket, target: BetTarget, amount: Minor, context: TicketContext): TicketStep {
  return changeMoney(ticket, target, amount, context, (bet) =>
    bet.lineStake === null
      ? withStake(bet, stakeCapped(bet.stake + amount))
      : withStake(bet, bet.stake, stakeCapped(bet.lineStake + amount)),
  );
}

/** "I want to win": the stake is worked out when the bet is priced. */
export function changePotentialWin(
  ticket: Ticket,
  target: BetTarget,
  potentialWin: Minor,
  context: TicketContext,
): TicketStep {
  if (ticket.bets.some((bet) => isTarget(bet, target) && ratioOf(bet) === null)) {
    return refused(ticket, [{ code: 'no_price' }]);
  }
  return changeMoney(ticket, target, potentialWin, context, (bet) => ({
    ...bet,
    stakeSource: 'potentialWin',
    potentialWin,
    lineStake: null,
  }));
}

/** The amount of a freebet cannot be changed, so a bet that uses one is passed over. */
function changeMoney(
  ticket: Ticket,
  target: BetTarget,
  amount: Minor,
  context: TicketContext,
  change: (bet: Bet) => Bet,
): TicketStep {
  if (!isStake(amount)) return refused(ticket, [{ code: 'stake_invalid', stakeMinorMax }]);
  const targets = ticket.bets.filter((bet) => isTarget(bet, target));
  if (targets.length === 0) return unchanged(ticket, 'ignored');
  if (targets.every((bet) => bet.freebetStake !== null)) return refused(ticket, [{ code: 'freebet_fixes_stake' }]);
  const bets = ticket.bets.map((bet) => (targets.includes(bet) && bet.freebetStake === null ? change(bet) : bet));
  return applied(edited(ticket, bets, context));
}

/** Takes one of the bonuses the bet can use, or none. */
export function chooseBonus(
  ticket: Ticket,
  target: BetTarget,
  bonusId: BonusId | null,
  context: TicketContext,
): TicketStep {
  const targets = ticket.bets.filter((bet) => isTarget(bet, target));
  if (targets.length === 0) return unchanged(ticket, 'ignored');
  const refusal = bonusId === null ? null : bonusRefusal(ticket, targets, bonusId, context);
  if (refusal !== null) return refused(ticket, [refusal]);
  const bets = ticket.bets.map((bet) => {
    if (!targets.includes(bet)) return bet;
    const bonus = bonusId === null ? null : findBonus(bet.availableBonuses, bonusId);
    return { ...bet, bonus, isBonusChosen: true };
  });
  return applied(edited(ticket, bets, context));
}

/** One freebet is one bet's, and a second freebet in the slip needs the site to allow several (BONUS-7). */
function bonusRefusal(
  { bets }: Ticket,
  targets: readonly Bet[],
  bonusId: BonusId,
  context: TicketContext,
): Refusal | null {
  const found = targets.map((bet) => findBonus(bet.availableBonuses, bonusId));
  if (found.includes(null)) return { code: 'bonus_not_eligible' };
  if (found[0]?.type !== 'freebet') return null;
  const others = bets.filter((bet) => !targets.includes(bet) && bet.bonus?.type === 'freebet');
  const isUsed = targets.length > 1 || others.some((bet) => bet.bonus?.id === bonusId);
  const isSecond = others.length > 0 && !context.isMultiActiveFreebetsAllowed;
  return isUsed || isSecond ? { code: 'one_freebet_only' } : null;
}

/** Another currency: the stake resets to 0, with stakeSource sharing (SLIP-10). */
export function changeCurrency(bets: readonly Bet[], { currency }: TicketContext): readonly Bet[] {
  return bets.map((bet) => (bet.currency === currency.code ? bet : unstaked(bet, currency)));
}

export function unstaked(bet: Bet, { code, subunits, isFiat }: Currency): Bet {
  return {
    ...withoutStake(bet),
    currency: code,
    subunits,
    isFiat,
    stakeSource: 'sharing',
  };
}

function isTarget(bet: Bet, target: BetTarget): boolean {
  return target === 'all' || bet.selections.some((selection) => selection.id === target);
}
