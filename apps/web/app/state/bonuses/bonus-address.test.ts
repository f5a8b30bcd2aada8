import { expect, it } from 'vitest';

import { bonusAddress, withoutBonus } from './bonus-address.ts';

it.each([
  ['?bonus=freebets/b-1', { list: 'freebets', id: 'b-1' }],
  ['?tab=all&bonus=lootboxes%2Fx', { list: 'lootboxes', id: 'x' }],
  ['?bonus=wallets/1', null],
  ['?bonus=freebets/../1', null],
  ['', null],
])('[BONUS-15] %s opens %j', (search, address) => expect(bonusAddress(search)).toEqual(address));

it('[BONUS-15] the bonus leaves the address', () => {
  expect([withoutBonus('?bonus=freebets/b-1'), withoutBonus('?tab=all&bonus=x')]).toEqual(['', '?tab=all']);
});
