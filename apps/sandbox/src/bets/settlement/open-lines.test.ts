import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachPlace } from '../../testing/each-database.ts';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';
import { asBettor, boardsOf, openMarkets, pickOf, several, single, type PickBody } from '../testing/bettor.ts';
import type { OpenLine } from './leg-result-of.ts';
import { openLines, openMatchIds } from './open-lines.ts';

const nameOf = (line: Omit<OpenLine, 'seed'>) =>
  [line.match_id, line.market_id, line.specifier, line.outcome_id].join(' ');

describeEachPlace('lines that legs wait for', (place) => {
  let sandbox: TestSandbox;
  let matchIds: readonly string[];
  beforeAll(async () => {
    sandbox = await runningSandbox({ database: await place() });
    sandbox.core.clock.pause();
    const player = await asBettor(sandbox, 'rich');
    const boards = boardsOf(sandbox, 4).map(({ fixture }) => sandbox.core.world().engine.fullBoard(fixture));
    matchIds = boards.map(({ fixture }) => fixture.id);
    const picks = boards.flatMap((board): PickBody[] => {
      const markets = openMarkets(board);
      return [markets[0], markets.at(-1), ...markets.slice(10, 18)].map((market) => pickOf(board, market));
    });
    const singles = picks.map((pick) => single(pick, 100));
    await player.place(singles.slice(0, 20));
    await player.place(singles.slice(10, 30));
    await player.place(singles.slice(20));
    await player.place([
      several(
        'combo',
        boards.map((board) => pickOf(board)),
        100,
      ),
    ]);
    // One match is settled.
    await sandbox.core.database
      .updateTable('bet_leg')
      .set({ status: 'win' })
      .where('match_id', '=', matchIds[3] ?? '')
      .execute();
  });
  afterAll(() => sandbox.close());

  it('[MYBETS-2] are each found once, with the seed of their match', async () => {
    const { database } = sandbox.core;
    const legs = await database.selectFrom('bet_leg').selectAll().where('status', '=', 'open').execute();
    const wanted = [...new Set(legs.map(nameOf))].toSorted();
    expect(wanted.length).toBeGreaterThan(20);
    const lines = await openLines(database, [...matchIds, 'unknown']);
    expect(lines.map(nameOf).toSorted()).toEqual(wanted);
    const seeds = new Map(legs.map((leg) => [leg.match_id, (JSON.parse(leg.about) as { seed: number }).seed]));
    expect(lines.map(({ seed }) => seed)).toEqual(lines.map(({ match_id: id }) => seeds.get(id)));
    expect((await openMatchIds(database)).toSorted()).toEqual(matchIds.slice(0, 3).toSorted());
    expect(await openLines(database, [])).toEqual([]);
  });

  it('[LOAD-1] are found by an index, however many bets are on each', async () => {
    const next = sql`select min(outcome_id) from bet_leg where status = 'open' and match_id = '1' and market_id = '1'
      and specifier = '' and outcome_id > '1'`;
    const { database } = sandbox.core;
    const isServer = database.getExecutor().adapter.supportsMultipleConnections;
    const plan = await database.transaction().execute(async (transaction) => {
      // A table of few rows is quicker read as a whole.
      if (isServer) await sql`set local enable_seqscan = off`.execute(transaction);
      return (await sql`${sql.raw(isServer ? 'explain' : 'explain query plan')} ${next}`.execute(transaction)).rows;
    });
    expect(JSON.stringify(plan)).toMatch(/index (?:only scan using )?bet_leg_line/i);
  });
});
