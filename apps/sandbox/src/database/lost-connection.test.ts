import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Kysely, sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase, hasPostgres } from '../testing/test-databases.ts';
import { CommitLostError, isConnectionLost, isServerGone, untilReached } from './lost-connection.ts';
import { postgresDialect } from './postgres.ts';
import { transact } from './transact.ts';

interface Tables {
  purse: { id: string; amount: number };
}

const opened: Kysely<Tables>[] = [];
const closing: (() => void)[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.destroy()));
  for (const close of closing.splice(0)) close();
});

function open(url: string): Kysely<Tables> {
  const database = new Kysely<Tables>({ dialect: postgresDialect(url, 2) });
  opened.push(database);
  return database;
}

/** A table with one row of zero, and a second connection to look and to cut others off. */
async function purseOf(url: string) {
  const outside = open(url);
  await outside.schema.createTable('purse').addColumn('id', 'text').addColumn('amount', 'bigint').execute();
  await outside.insertInto('purse').values({ id: 'a', amount: 0 }).execute();
  return {
    amount: async () => (await outside.selectFrom('purse').select('amount').executeTakeFirstOrThrow()).amount,
    cutOthers: () =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
        outside,
      ),
  };
}

const pidOf = async (database: Kysely<Tables>) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database)).rows[0]?.pid;

/** A way to the server that loses its connection right after the words of a client that match. */
async function fragileWay(url: string, words: string): Promise<string> {
  const [, name = '', socket = ''] = /@\/(\w+)\?host=(.+)$/.exec(url) ?? [];
  const path = `${decodeURIComponent(socket)}/.s.PGSQL.5432`;
  let isCut = false;
  const server = createServer((client: Socket) => {
    const upstream = connect(path);
    client.on('error', () => upstream.destroy()).on('close', () => upstream.end());
    upstream.on('error', () => client.destroy()).on('close', () => client.destroy());
    upstream.on('data', (data) => void client.write(data));
    client.on('data', (data) => {
      upstream.write(data);
      if (isCut || !data.toString('latin1').includes(words)) return;
      isCut = true;
      // The server does what it was told; its answer finds nobody.
      upstream.removeAllListeners('data');
      upstream.once('data', () => client.destroy());
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  return `postgresql://slipstream@127.0.0.1:${(server.address() as AddressInfo).port}/${name}`;
}

describe.skipIf(!hasPostgres)('[RUN-16] a connection that is lost', () => {
  it('has a transaction done again on another', async () => {
    const url = await createTestDatabase(true);
    const purse = await purseOf(url);
    const database = open(url);
    let tries = 0;
    await transact(database, async (transaction) => {
      tries += 1;
      await sql`update purse set amount = amount + 1`.execute(transaction);
      if (tries === 1) await purse.cutOthers();
      await sql`update purse set amount = amount + 10`.execute(transaction);
    });
    expect([tries, await purse.amount()]).toEqual([2, 11]);
  });

  it('has a reading done again on another', async () => {
    const url = await createTestDatabase(true);
    const purse = await purseOf(url);
    const database = open(url);
    const before = await pidOf(database);
    await purse.cutOthers();
    expect(await pidOf(database)).not.toBe(before);
  });

  it('while committing leaves open whether it was kept, and nothing is done twice', async () => {
    const url = await createTestDatabase(true);
    const purse = await purseOf(url);
    const database = open(await fragileWay(url, 'commit'));
    const work = transact(database, (transaction) => sql`update purse set amount = amount + 1`.execute(transaction));
    await expect(work).rejects.toThrow(CommitLostError);
    expect(await purse.amount()).toBe(1);
  });
});

describe('[RUN-16] a server that is gone', () => {
  it.each([
    [Object.assign(new Error('terminating connection'), { code: '57P01' }), true],
    [Object.assign(new Error('connection failure'), { code: '08006' }), true],
    [Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }), true],
    [Object.assign(new Error('connect'), { code: 'ENOENT', syscall: 'connect' }), true],
    [new Error('Connection terminated unexpectedly'), true],
    [Object.assign(new Error('open'), { code: 'ENOENT', syscall: 'open' }), false],
    [Object.assign(new Error('duplicate key'), { code: '23505' }), false],
    [new CommitLostError('lost'), false],
    ['text', false],
  ])('%s: %s', (error, isLost) => {
    expect(isConnectionLost(error)).toBe(isLost);
  });

  it('is waited for while it restarts', async () => {
    let tries = 0;
    const reached = await untilReached(async () => {
      tries += 1;
      if (tries < 3) throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
      return tries;
    });
    expect(reached).toBe(3);
  });

  it('is given up after a moment, and then not asked again', async () => {
    const gone = await untilReached(async () => {
      throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    }).catch((error: unknown) => error);
    expect([isServerGone(gone), isConnectionLost(gone)]).toEqual([true, false]);
  });
});
