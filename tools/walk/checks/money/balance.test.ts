import { describe, expect, it } from 'vitest';
import { plainBet } from '../../testing.ts';
import { checkBalance, checkShownBalance, type Money } from './balance.ts';

const money = (balance: number, bets: readonly object[] = [], other = 0): Money => ({
  balances: { EUR: balance },
  active: 'EUR',
  bets: bets.map((changes) => ({ ...plainBet, ...changes })),
  others: { EUR: other },
});
const freebet = { bonus: { type: 'freebet', odds: null, freebetType: 'freebet_only_win' } };

describe('the balance', () => {
  it.each<[string, Money, Money, number]>([
    ['stays when nothing happens', money(5000), money(5000), 0],
    ['moves by a stake', money(5000), money(4000, [{}]), 0],
    ['moves by more than a stake', money(5000), money(3900, [{}]), 1],
    ['moves by nothing although there is a bet', money(5000), money(5000, [{}]), 1],
    ['gets what was won', money(4000, [{}]), money(5850, [{ status: 'done', winAmount: 1850 }]), 0],
    ['gets a refused stake back', money(4000, [{ status: 'submitted' }]), money(5000, [{ status: 'rejected' }]), 0],
    ['is not touched by a freebet', money(5000), money(5000, [freebet]), 0],
    ['gets a deposit', money(5000), money(7000, [], 2000), 0],
  ])('%s', (_, before, after, count) => {
    expect(checkBalance(before, after)).toHaveLength(count);
  });

  it.each([
    ['€50.00', 0],
    ['€49.00', 1],
    ['€1.2K', 0],
    [null, 0],
  ])('in the header is %s', (shown, count) => {
    expect(checkShownBalance(shown, money(5000))).toHaveLength(count);
  });
});
