import { payoutFloor, totalOddsHalfUp } from '@slipstream/betting/arithmetic/ratio';
import { returnRatio, type BetShape } from '@slipstream/betting/arithmetic/return-ratio';
import { winCountsOf } from '@slipstream/betting/arithmetic/system-lines';
import { bonusRatio, freebetVariants, type BonusEffect } from '@slipstream/betting/bonus/bonus-effect';
import type { Bet } from '@slipstream/contract/entities/bets/bet';
import type { Odds } from '@slipstream/units/odds';
import type { Complaint } from '../../types.ts';

/** What the server says of a bet fits together: stake, odds, bonus and the most it can pay. */
export function checkServerSums(bets: readonly Bet[]): readonly Complaint[] {
  return bets.filter(isWhole).flatMap((bet) => {
    const ratio = returnRatio(shapeOf(bet));
    const effect = effectOf(bet);
    const pays = payoutFloor(bet.stake.value, effect === null ? ratio : bonusRatio(ratio, effect));
    const odds = totalOddsHalfUp(ratio);
    return [
      ...(pays === bet.potentialWin ? [] : [complaint(bet, `should return ${pays}, not ${bet.potentialWin}`)]),
      // A system has no odds of its own that a player would read.
      ...(bet.type === 'system' || odds === bet.odds ? [] : [complaint(bet, `should be at ${odds}, not ${bet.odds}`)]),
    ];
  });
}

/** Nothing of it is settled or sold yet, after which it pays something else. */
function isWhole({ status, cashout, selections, settledAt }: Bet): boolean {
  const isOpen = status === 'submitted' || status === 'waiting_results';
  return isOpen && settledAt === null && cashout.parts.length === 0 && selections.every((leg) => leg.status === 'open');
}

function shapeOf({ type, selections, system, odds }: Bet): BetShape {
  const prices = selections.map((leg) => leg.odds);
  if (type === 'custom_bet') return { kind: 'custom_bet', customOdds: odds };
  return system === null
    ? { kind: 'combo', odds: prices }
    : { kind: 'system', odds: prices, winCounts: winCountsOf(system) };
}

function effectOf({ bonus }: Bet): BonusEffect | null {
  if (bonus === null) return null;
  if (bonus.freebetType !== null) return { kind: 'freebet', variant: freebetVariants[bonus.freebetType] };
  return bonus.odds === null ? null : { kind: 'comboboost', bonusOdds: bonus.odds as Odds };
}

function complaint({ ref, type, stake }: Bet, wrong: string): Complaint {
  return { check: 'server-sums', what: type, detail: `bet ${ref} (${type}, stake ${stake.value}) ${wrong}` };
}
