import { describe, expect, it } from 'vitest';
import { isMatchComing, isMatchLive, isMatchOver, isMatchUnderway, matchStatus } from './match-status.ts';

describe('the status of a match', () => {
  it.each([
    ['prematch', 'coming'],
    ['live', 'live underway'],
    ['stopped', 'underway'],
    ['closed', 'over'],
    ['finished', 'over'],
    ['notCovered', 'over'],
  ] as const)('[SLIP-15] %s is %s', (name, expected) => {
    const status = matchStatus[name];
    const predicates = { coming: isMatchComing, live: isMatchLive, underway: isMatchUnderway, over: isMatchOver };
    const holding = Object.entries(predicates).flatMap(([word, holds]) => (holds(status) ? [word] : []));
    expect(holding.join(' ')).toBe(expected);
  });
});
