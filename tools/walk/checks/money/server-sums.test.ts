import { describe, expect, it } from 'vitest';
import { plainBet } from '../../testing.ts';
import { checkServerSums } from './server-sums.ts';

const legs = (...odds: readonly number[]) =>
  odds.map((each, index) => ({ id: String(index), status: 'open', odds: each }));
const system = { id: '1', totalCount: 3, winCount: 2, cover: 'exact' };

describe('what the server says of a bet', () => {
  it.each<[string, object, number]>([
    ['a single', {}, 0],
    ['a return of another price', { potentialWin: 1900 }, 1],
    ['other odds than its leg', { odds: 1900 }, 1],
    ['a double', { type: 'combo', selections: legs(1850, 2130), odds: 3941, potentialWin: 3940 }, 0],
    [
      '2 of 3 at evens',
      { type: 'system', system, selections: legs(2000, 2000, 2000), odds: 4000, potentialWin: 4000 },
      0,
    ],
    ['a boost of 5%', { bonus: { type: 'comboboost', odds: 1050, freebetType: null }, potentialWin: 1942 }, 0],
    [
      'a freebet that pays the profit',
      { bonus: { type: 'freebet', odds: null, freebetType: 'freebet_only_win' }, potentialWin: 850 },
      0,
    ],
    ['settled, which pays what it came to', { status: 'done', settledAt: 'x', potentialWin: 1 }, 0],
    ['partly sold', { cashout: { parts: [{}] }, potentialWin: 1 }, 0],
  ])('%s', (_, changes, count) => {
    expect(checkServerSums([{ ...plainBet, ...changes }])).toHaveLength(count);
  });
});
