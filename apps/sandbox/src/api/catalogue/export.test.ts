import { exportMatches } from '@slipstream/contract/http/catalogue/export-matches';
import { getMatch } from '@slipstream/contract/http/catalogue/get-match';
import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';

describe('the export for partners', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await runningSandbox({ database: ':memory:' });
    sandbox.core.clock.pause();
  });
  afterAll(() => sandbox.close());

  it('[CONFIG-5] tells of each match what its own page does, with the three prices of its main market', async () => {
    const query = { sportKey: ['soccer'], limit: 40 };
    const { data, pagination } = await sandbox.call(exportMatches, { query });
    const listed = await sandbox.call(getMatches, { query });
    expect(data.map((row) => row.match_id)).toEqual(listed.data.map(({ id }) => id));
    expect(pagination).toEqual(listed.pagination);
    const row = data.find((each) => each.odds_home !== null);
    const { data: match } = await sandbox.call(getMatch, { params: { id: row?.match_id } });
    if (match.type !== 'match') throw new Error('not a match');
    const prices = match.main_market?.outcomes.map(({ odds, active }) => (active ? odds : null)) ?? [];
    const [home, draw, away] = prices;
    expect(row).toEqual({
      match_id: match.id,
      sr_match_id: match.urn_id,
      team_home_name: match.competitors.home.name,
      team_away_name: match.competitors.away.name,
      team_home_logo: expect.stringMatching(/\/crests\/.+\.svg$/),
      team_away_logo: expect.stringMatching(/\/crests\/.+\.svg$/),
      scheduled: match.start_time,
      tournament_name: match.tournament.name,
      sport: 'soccer',
      status: match.status,
      odds_home: home,
      odds_draw: draw,
      odds_away: away,
    });
  });

  it('[CONFIG-5] names a logo of both teams that can be fetched', async () => {
    const { data } = await sandbox.call(exportMatches, { query: { limit: 30 } });
    const logos = data.flatMap((row) => [row.team_home_logo, row.team_away_logo]);
    for (const logo of logos) {
      const picture = await fetch(logo ?? '');
      expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
    }
    expect((await fetch(`${sandbox.origin}/crests/%3Cscript%3E-1.svg`)).status).toBe(404);
  });

  it('[CAT-11] the key top-sports stands for the sports most players bet on', async () => {
    const { data } = await sandbox.call(exportMatches, { query: { sportKey: ['top-sports'], limit: 500 } });
    const sports = new Set(data.map(({ sport }) => sport));
    expect([...sports].toSorted()).toEqual(['basketball', 'cricket', 'soccer', 'tennis']);
  });

  it('[CONFIG-5] has no price that nobody can take', async () => {
    sandbox.core.setProvider('betradar', 'inactive');
    const { data } = await sandbox.call(exportMatches, { query: { sportKey: ['soccer'], limit: 20 } });
    sandbox.core.setProvider('betradar', 'active');
    expect(data.length).toBeGreaterThan(0);
    const prices = data.flatMap((row) => [row.odds_home, row.odds_draw, row.odds_away]);
    expect(prices.filter((price) => price !== null)).toEqual([]);
  });
});
