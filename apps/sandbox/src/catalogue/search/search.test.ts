import { getMatch } from '@slipstream/contract/http/catalogue/get-match';
import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import { getPopularSearches } from '@slipstream/contract/http/catalogue/get-popular-searches';
import { search } from '@slipstream/contract/http/catalogue/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await runningSandbox();
});
afterAll(() => sandbox.close());

async function names(q: string): Promise<readonly string[]> {
  const { matches: found } = await sandbox.call(search, { query: { q } });
  return found.map((event) =>
    event.type === 'match' ? `${event.competitors.home.name} ${event.competitors.away.name}` : event.name,
  );
}

describe('search', () => {
  it.each([
    ['bayern', /Bayern/],
    ['munch', /Münch/],
    ['MÜNCHEN', /München/],
    ['ster uni', /Manchester United/],
  ])('[CAT-4] %s finds %s', async (q, expected) => {
    const found = await names(q);
    expect(found.some((name) => expected.test(name))).toBe(true);
  });

  it('[CAT-4] finds leagues, categories and sports, and only events when asked', async () => {
    const all = await sandbox.call(search, { query: { q: 'premier' } });
    expect(all.tournaments.map(({ name }) => name)).toContain('Premier League');
    const soccer = await sandbox.call(search, { query: { q: 'soccer' } });
    expect(soccer.sports.map(({ key }) => key)).toContain('soccer');
    const events = await sandbox.call(search, { query: { q: 'premier', onlyEventsName: true } });
    expect([events.tournaments, events.categories, events.sports]).toEqual([[], [], []]);
  });

  it.each([
    ['arsenal', 'Arsenal · Premier League'],
    ['liverpool', 'Liverpool · Premier League'],
    ['real madrid', 'Real Madrid · La Liga'],
    ['chelsea', 'Chelsea · Premier League'],
    ['bayern', 'Bayern Munich · Bundesliga'],
    ['man', 'Manchester City · Premier League'],
    ['man utd', 'Manchester United · Premier League'],
    ['manchetser', 'Manchester City · Premier League'],
    ['spurs', 'Tottenham Hotspur · Premier League'],
    ['psg', 'Paris Saint-Germain · Ligue 1'],
    ['barca', 'Barcelona · La Liga'],
    ['juve', 'Juventus · Serie A'],
    ['inter', 'Inter · Serie A'],
    ['atletico', 'Atlético Madrid · La Liga'],
  ])('[CAT-4] %s finds %s first', async (q, expected) => {
    const { teams = [] } = await sandbox.call(search, { query: { q } });
    const [first] = teams;
    expect(`${first?.team.name} · ${first?.tournament.name}`).toBe(expected);
  });

  it.each(['arsenal', 'real madrid', 'bayern'])('[CAT-4] real matches of %s stand before simulated ones', async (q) => {
    const { matches } = await sandbox.call(search, { query: { q } });
    const isReal = matches.map(
      ({ tournament }) => tournament.sport.type === 'regular' && !tournament.name.endsWith('SRL'),
    );
    expect(isReal[0]).toBe(true);
    expect(isReal.lastIndexOf(true)).toBeLessThan(isReal.includes(false) ? isReal.indexOf(false) : isReal.length);
  });

  it('[CAT-4] leagues come by their priority, and words may name the country', async () => {
    const first = async (q: string) => (await sandbox.call(search, { query: { q } })).tournaments[0];
    expect((await first('premier'))?.id).toBe('17');
    expect((await first('egypt premier'))?.category.name).toBe('Egypt');
    expect((await first('epl'))?.id).toBe('17');
    const outrights = (await sandbox.call(search, { query: { q: 'premier' } })).matches;
    expect(outrights.find(({ type }) => type !== 'match')?.tournament.id).toBe('17');
  });

  it('[CAT-4] two teams find their match', async () => {
    const { data } = await sandbox.call(getMatches, { query: { tournament_id: '17', limit: 1 } });
    const match = data[0];
    if (match?.type !== 'match') throw new Error('no match');
    const { home, away } = match.competitors;
    expect(await names(`${away.name} v ${home.name}`.slice(0, 50))).toContain(`${home.name} ${away.name}`);
  });

  it('[CAT-4] a team leads to the match it plays now or next', async () => {
    const { teams = [] } = await sandbox.call(search, { query: { q: 'arsenal' } });
    const match = teams[0]?.match;
    expect(match?.status === 0 || match?.status === 1).toBe(true);
    expect((await sandbox.call(getMatch, { params: { id: match?.id ?? '' } })).data.slug).toBe(match?.slug);
  });

  it('[CAT-4] popular teams and leagues are real, each once, and of several sports', async () => {
    const { teams, tournaments } = await sandbox.call(getPopularSearches);
    expect(teams[0]?.team.name).toBe('Manchester City');
    expect(new Set(teams.map(({ team }) => team.id)).size).toBe(8);
    expect(tournaments[0]?.id).toBe('17');
    expect(tournaments.length).toBeGreaterThan(4);
    expect(new Set(tournaments.map(({ sport }) => sport.key)).size).toBeGreaterThan(1);
  });

  it.each(['ab', 'x'.repeat(51)])('[CAT-4] refuses %s', async (q) => {
    expect(await sandbox.refused(search, { query: { q } })).toMatchObject({ status: 400 });
  });

  it('[CAT-4] signs alone find nothing rather than everything', async () => {
    expect(await names('!!!')).toEqual([]);
  });
});
