import { settle } from '@slipstream/betting/settlement/settle';
import { minor, zeroMinor, type Minor } from '@slipstream/units/minor';
import { isHouseStake, placedBonus } from '../bonuses/bets/bonus-terms.ts';
import type { BetRecord } from '../bets/records/bet-record.ts';
import { placedShape, repriced } from '../bets/records/bet-shape.ts';

/** What must be true of a bet's own row, worked out from its terms, its legs and its cashouts. */
export interface BetFacts {
  readonly result: BetRecord['result'];
  readonly stakeLeft: Minor;
  readonly paid: Minor | null;
  /** What its settlement pays; null: it was not settled. */
  readonly payout: Minor | null;
  /** What it was settled on: the stake without what was cashed out. */
  readonly atStake: Minor;
}

const inPlay: ReadonlySet<string> = new Set(['waiting_results', 'ready_to_process', 'cashout_in_progress']);

/** The stake, or what was left of it, came back. */
export const cameBack: ReadonlySet<string> = new Set(['rejected', 'cancelled', 'withdrawn']);

export function isInPlay({ status }: Pick<BetRecord, 'status'>): boolean {
  return inPlay.has(status);
}

/** Null: the book never brings a bet into this state. */
export function factsOf(bet: BetRecord): BetFacts | null {
  const { parts } = bet.course;
  const cashedOut = parts.reduce((sum, { amount }) => sum + amount, 0);
  const atStake = minor(bet.stake - parts.reduce((sum, { stakePart }) => sum + stakePart, 0));
  const paidSoFar = parts.length === 0 ? null : minor(cashedOut);
  const open = { result: 'no_results', stakeLeft: atStake, paid: paidSoFar, payout: null, atStake } as const;
  if (bet.status === 'submitted' || isInPlay(bet)) return open;
  if (cameBack.has(bet.status)) return { ...open, result: 'canceled', stakeLeft: zeroMinor };
  if (bet.status === 'cashed_out') return { ...open, result: 'cashed_out', stakeLeft: zeroMinor };
  if (bet.status !== 'done') return null;
  const { result, payout: worth } = settle(atStake, placedShape(bet), placedBonus(bet.terms));
  const payout = result === 'refund_entire' && isHouseStake(bet.terms) ? zeroMinor : worth;
  return { result, stakeLeft: zeroMinor, paid: minor(cashedOut + payout), payout, atStake };
}

/** What a bet says of itself and is not so. */
export function rowProblems(bet: BetRecord, facts: BetFacts, isToBeChecked: boolean): readonly string[] {
  const problems: string[] = [];
  const differs = (what: string, is: string | number | null, should: string | number | null) => {
    if (is !== should)
      problems.push(`bet ${bet.id} (${bet.status}) ${what} ${is ?? 'nothing'} and should be ${should ?? 'nothing'}`);
  };
  differs('has a number of legs of', bet.legs.length, bet.terms.floors.length);
  differs('has the result', bet.result, facts.result);
  differs('has in play', bet.stakeLeft, facts.stakeLeft);
  differs('says that it was paid', bet.paid, facts.paid);
  if (bet.status === 'cashed_out') differs('was cashed out with a rest of', facts.atStake, 0);
  if (!isInPlay(bet)) return problems;
  if (bet.stakeLeft <= 0) problems.push(`bet ${bet.id} (${bet.status}) has nothing in play`);
  const isDecided = settle(bet.stakeLeft, placedShape(bet), placedBonus(bet.terms)).result !== 'no_results';
  if (isDecided && !isToBeChecked) problems.push(`bet ${bet.id} (${bet.status}) is decided and nobody settles it`);
  const promised = repriced(bet);
  differs('promises', bet.potentialWin, promised.potentialWin);
  differs('has the odds', bet.odds, promised.odds);
  return problems;
}
