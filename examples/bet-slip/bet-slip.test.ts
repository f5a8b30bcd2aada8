import { readWire } from '@slipstream/contract/client-form';
import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import { describe, expect, it } from 'vitest';
import { comboOf, pickOf, visitor } from './bet-slip.ts';

const sport = { id: '1', key: 'soccer', name: 'Soccer' };
const tournament = {
  id: '7',
  slug: 'league-l7',
  name: 'League',
  category: { id: '3', slug: 'home-c3', name: 'Home' },
  sport,
};
const matchOf = (id: string, odds: number) => ({
  type: 'match',
  id,
  slug: `a-b-m${id}`,
  tournament,
  status: 0,
  start_time: '2030-01-01T12:00:00Z',
  competitors: { home: { id: '1', name: 'A' }, away: { id: '2', name: 'B' } },
  main_market: { match_id: id, id: '1', name: '1X2', status: 1, outcomes: [{ id: '1', name: 'A', odds, key: 'home' }] },
});
const reading = readWire(getMatches.reply, { data: [matchOf('1', 1850), matchOf('2', 2100)] });
const matches = reading.kind === 'read' ? reading.value.data : [];
const picks = matches.flatMap((event) => (event.type === 'match' ? (pickOf(event, 'home') ?? []) : []));
const player = { ...visitor, player: { isPve: false, balance: null } };

describe('a bet slip of somebody else', () => {
  it('[BACKEND-7] multiplies odds and names what is in the way', () => {
    expect(comboOf(picks, 1000)).toEqual({ odds: 3885, returns: 3885, refusals: ['sign_in'] });
    expect(comboOf(picks, 1000, player).refusals).toEqual([]);
    expect(comboOf(picks, 100_000, player).refusals).toEqual(['max_stake_limit_exceeded']);
  });
});
