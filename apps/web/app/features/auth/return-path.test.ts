import { describe, expect, it } from 'vitest';

import { returnPath } from './return-path.ts';

describe('the way back after signing in', () => {
  it.each([
    ['/sportsbook/live', '/sportsbook/live'],
    ['/de/sportsbook/soccer?page=2#top', '/de/sportsbook/soccer?page=2#top'],
    ['', '/sportsbook'],
    ['https://evil.example/sportsbook', '/sportsbook'],
    ['//evil.example/sportsbook', '/sportsbook'],
    ['/\\evil.example', '/sportsbook'],
    ['/sportsbook@evil.example', '/sportsbook'],
    ['javascript:alert(1)', '/sportsbook'],
    ['/elsewhere', '/sportsbook'],
  ])('[ROUTE-2] %s leads to %s', (wanted, path) => {
    expect(returnPath(`?${new URLSearchParams({ return_to: wanted })}`, '/sportsbook')).toBe(path);
  });
});
