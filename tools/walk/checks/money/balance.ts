import { isHouseStake, returnedBy } from '@slipstream/betting/summary/bet-sum';
import type { Bet } from '@slipstream/contract/entities/bets/bet';
import { readMoney } from '../../read-figures.ts';
import type { Complaint } from '../../types.ts';

/** What a player has at one moment, as the server says: a wallet for each currency, and every bet. */
export interface Money {
  readonly balances: Readonly<Record<string, number>>;
  /** The currency bets are placed in. */
  readonly active: string;
  readonly bets: readonly Bet[];
  /** What came in and went out besides bets: deposits, prizes. */
  readonly others: Readonly<Record<string, number>>;
}

/** A wallet moves by exactly what was staked, given back or paid. */
export function checkBalance(before: Money, after: Money): readonly Complaint[] {
  return Object.keys(after.balances).flatMap((currency) => {
    const moved = (after.balances[currency] ?? 0) - (before.balances[currency] ?? 0);
    const other = (after.others[currency] ?? 0) - (before.others[currency] ?? 0);
    const owed = betsMove(before.bets, after.bets, currency) + other;
    if (moved === owed) return [];
    const detail = `the ${currency} balance moved by ${moved}, bets and payments by ${owed}`;
    return [{ check: 'balance', what: 'balance', detail }];
  });
}

/** The header shows what the server says. What is not written with two digits after the point is not judged. */
export function checkShownBalance(shown: string | null, { balances, active }: Money): readonly Complaint[] {
  const amount = shown === null ? null : readMoney(shown);
  if (amount === null || amount === balances[active]) return [];
  return [
    { check: 'balance', what: 'header', detail: `the header says ${shown}, the server ${balances[active]} ${active}` },
  ];
}

function betsMove(before: readonly Bet[], after: readonly Bet[], currency: string): number {
  const known = new Map(before.map((bet) => [bet.id, bet]));
  return after
    .filter(({ stake }) => stake.currency === currency)
    .reduce((sum, bet) => sum + moneyOf(bet) - moneyOf(known.get(bet.id)), 0);
}

/** What a bet has taken from the wallet and brought to it so far. */
function moneyOf(bet: Bet | undefined): number {
  if (bet === undefined || bet.status === 'rejected') return 0;
  return (returnedBy(bet) ?? 0) - (isHouseStake(bet) ? 0 : bet.stake.value);
}
