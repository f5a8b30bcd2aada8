import type { CategoryId, LeagueId, MatchId } from '@slipstream/units/ids';
import { describe, expect, it } from 'vitest';
import { parseSlug, type SlugTarget, slugOf } from './slug.ts';

const match: SlugTarget = { kind: 'match', id: '48213377' as MatchId };
const league: SlugTarget = { kind: 'league', id: '17' as LeagueId };
const category: SlugTarget = { kind: 'category', id: '1' as CategoryId };

describe('slug', () => {
  it.each([
    [match, 'Arsenal, Tottenham', 'arsenal-tottenham-m48213377'],
    [league, 'Premier League', 'premier-league-l17'],
    [category, 'England', 'england-c1'],
    [league, 'Süper Lig', 'super-lig-l17'],
    [league, 'Česká liga / 2', 'ceska-liga-2-l17'],
    [league, 'الدوري', 'l17'],
    [league, 'long '.repeat(40), `${'long-'.repeat(24)}l17`],
  ])('[ROUTE-1] %o named %s', (target, name, slug) => {
    expect(slugOf(target, name)).toBe(slug);
    expect(parseSlug(slug)).toEqual(target);
  });

  it.each(['', 'england', 'england-x1', 'england-c', 'england-cx', 'c', 'm1m', 'england-c1-'])(
    '[ROUTE-1] %j names nothing',
    (slug) => {
      expect(parseSlug(slug)).toBeNull();
    },
  );
});
