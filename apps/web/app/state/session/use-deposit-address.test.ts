import { describe, expect, it } from 'vitest';

import { readDepositAddress } from './use-deposit-address.ts';

describe('the result of a deposit in the address', () => {
  it.each([
    ['?quick_deposit=success', { status: 'success', search: '' }],
    ['?page=2&quick_deposit=error', { status: 'error', search: '?page=2' }],
    ['?quick_deposit=pending&tab=all', { status: 'pending', search: '?tab=all' }],
    ['?quick_deposit=<script>', null],
    ['?page=2', null],
  ])('[PAY-1] %s is read as %j', (search, expected) => {
    expect(readDepositAddress(search)).toEqual(expected);
  });
});
