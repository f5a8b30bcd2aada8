import { describe, expect, it } from 'vitest';
import { isMarketOffered, isMarketOpen, isMarketOver, isMarketRemoved, marketStatus } from './market-status.ts';

describe('the status of a market', () => {
  it.each([
    ['open', 'open offered'],
    ['suspended', 'offered'],
    ['removed', 'removed'],
    ['handedOver', 'over'],
    ['settled', 'over'],
    ['cancelled', 'over'],
  ] as const)('[CAT-5] %s is %s', (name, expected) => {
    const status = marketStatus[name];
    const predicates = { open: isMarketOpen, offered: isMarketOffered, removed: isMarketRemoved, over: isMarketOver };
    const holding = Object.entries(predicates).flatMap(([word, holds]) => (holds(status) ? [word] : []));
    expect(holding.join(' ')).toBe(expected);
  });
});
