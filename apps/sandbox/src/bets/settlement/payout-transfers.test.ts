import { minor } from '@slipstream/units/minor';
import { expect, it } from 'vitest';
import { payoutTransfers } from './payout-transfers.ts';

it.each([
  [100, 250, { player: 250, house: -150 }],
  [100, 100, { player: 100, house: 0 }],
  [100, 50, { player: 50, house: 50 }],
  [100, 0, { player: 0, house: 100 }],
])('a stake of %i that pays %i leaves the stakes and balances', (stake, payout, { player, house }) => {
  const transfers = payoutTransfers({ playerId: 'p', currency: 'EUR' }, minor(stake), minor(payout));
  const net = (owner: string, kind: string) =>
    transfers.reduce(
      (sum, { from, to, amount }) =>
        sum +
        (to.owner === owner && to.kind === kind ? amount : 0) -
        (from.owner === owner && from.kind === kind ? amount : 0),
      0,
    );
  expect([net('p', 'cash'), net('house', 'cash'), net('house', 'stakes')]).toEqual([player, house, -stake]);
  expect(transfers.every(({ amount }) => amount > 0)).toBe(true);
});
