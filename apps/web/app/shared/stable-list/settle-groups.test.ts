import { describe, expect, it } from 'vitest';

import { settleGroups, type SteadyGroup } from './settle-groups.ts';

/** `'p:12 s:3'` is league p with matches 1 and 2, then league s with match 3. */
function groups(text: string): readonly SteadyGroup[] {
  return text
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => {
      const [key = '', ids = ''] = part.split(':');
      return { key, matches: [...ids].map((id) => ({ id })) };
    });
}

function words(list: readonly SteadyGroup[]): string {
  return list.map(({ key, matches }) => `${key}:${matches.map(({ id }) => id).join('')}`).join(' ');
}

describe('settleGroups', () => {
  it.each([
    ['a league comes between two others', 'p:1 s:3', 'p:1 l:2 s:3', '', 'p:1 l:2 s:3'],
    ['a league without matches leaves', 'p:1 s:3', 's:3', '', 's:3'],
    ['a match begins in a league', 'p:1 s:3', 'p:12 s:3', '', 'p:12 s:3'],
    ['a held match keeps its league, alone', 'p:12 s:3', 's:3', '1', 'p:1 s:3'],
    ['a held match stays among the others', 'p:123', 'p:14', '2', 'p:142'],
    ['leagues that changed places stay', 'p:1 s:3', 's:3 p:1', '', 'p:1 s:3'],
  ])('%s', (_, shown, wanted, held, settled) => {
    expect(words(settleGroups(groups(shown), groups(wanted), new Set(held)))).toBe(settled);
  });

  it('is the very same list when no row comes or goes, so nothing is drawn again', () => {
    const shown = groups('p:12 s:3');
    expect(settleGroups(shown, groups('s:3 p:21'), new Set())).toBe(shown);
  });

  it('keeps the groups whose rows stay', () => {
    const shown = groups('p:12 s:3');
    const settled = settleGroups(shown, groups('p:12 s:34'), new Set());
    expect(settled[0]).toBe(shown[0]);
    expect(settled[1]).not.toBe(shown[1]);
  });
});
