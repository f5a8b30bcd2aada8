import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anyPick, asBettor, single } from '../bets/testing/bettor.ts';
import { auditLedger } from '../testing/audit-ledger.ts';
import { describeEachPlace } from '../testing/each-database.ts';
import { runningSandbox, type TestSandbox } from '../testing/running-sandbox.ts';
import { auditPlace } from './audit-place.ts';
import { damages, everyKind } from './testing/damages.ts';
import { liveIn } from './testing/lived-in-book.ts';

class Undo extends Error {}

describeEachPlace('an audit', (place) => {
  let sandbox: TestSandbox;
  let database: string;

  beforeAll(async () => {
    database = await place();
    sandbox = await runningSandbox({ database });
    await liveIn(sandbox);
  });
  afterAll(() => sandbox.close());

  /** What the audit says of the book with this damage, which is undone. */
  const audited = async (statements: readonly RawBuilder<unknown>[]): Promise<readonly string[]> => {
    let lines: readonly string[] = [];
    const work = sandbox.core.database.transaction().execute(async (transaction) => {
      const isServer = transaction.getExecutor().adapter.supportsMultipleConnections;
      await (isServer ? sql`set session_replication_role = replica` : sql`pragma defer_foreign_keys = on`).execute(
        transaction,
      );
      for (const statement of statements) await statement.execute(transaction);
      lines = await auditLedger(transaction);
      throw new Undo();
    });
    await work.catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
    return lines;
  };

  it('[PLACE-6] [MYBETS-3] finds nothing in a book with bets of every kind, while it is in use', async () => {
    expect(await auditLedger(sandbox.core.database)).toEqual([]);
    const rows = await sandbox.core.database.selectFrom('posting').select('id').execute();
    const kinds = new Set(rows.map(({ id }) => (id.includes(':') ? (id.split(':')[0] ?? '') : 'deposit')));
    expect([...kinds].toSorted((one, other) => (one < other ? -1 : 1))).toEqual(everyKind);
    const lines: string[] = [];
    expect(await auditPlace(database, (line) => lines.push(line))).toBe(0);
    expect(lines).toEqual([expect.stringMatching(/^All is well: \d+ bets and \d+ postings, every coin accounted for/)]);
  });

  it.each(damages)('names the damage: %s', async (_what, statements, line) => {
    expect(await audited(statements)).toContainEqual(expect.stringMatching(line));
  });

  it('names a player who owes, where the database lets that be', async () => {
    const { database: book } = sandbox.core;
    if (book.getExecutor().adapter.supportsMultipleConnections) return;
    const owing = sql`update purse set balance = -1 where id = 'demo-rich/cash/EUR'`;
    const lines = await audited([sql`pragma ignore_check_constraints = on`, owing]);
    await sql`pragma ignore_check_constraints = off`.execute(book);
    expect(lines).toContain('demo-rich/cash/EUR holds -1');
  });

  it('[PLACE-6] sees one moment while bets go on being placed, and holds nobody up', async () => {
    const player = await asBettor(sandbox, 'rich');
    const over = new AbortController();
    // One player may place 120 a minute, and a slow machine audits for longer than that.
    const betsMax = 100;
    const bet = async () => {
      let count = 0;
      for (; count < 5 || (count < betsMax && !over.signal.aborted); count += 1)
        await player.place([single(anyPick(sandbox), 100)]);
      return count;
    };
    const betting = bet();
    const lines: string[] = [];
    for (let times = 0; times < 4; times += 1) await auditPlace(database, (line) => lines.push(line));
    over.abort();
    expect(await betting).toBeGreaterThan(4);
    expect(lines).toHaveLength(4);
    for (const line of lines) expect(line).toMatch(/^All is well/);
  });

  it('says in one line that there is nothing to read, or that there are problems', async () => {
    const lines: string[] = [];
    expect(await auditPlace('/nowhere/book.sqlite', (line) => lines.push(line))).toBe(2);
    await sandbox.core.database
      .insertInto('posting')
      .values({ id: 'gift', kind: 'bonus', at_ms: 1, reference: null })
      .execute();
    expect(await auditPlace(database, (line) => lines.push(line))).toBe(1);
    expect(lines).toEqual(['there is no database at /nowhere/book.sqlite', 'posting gift (bonus) has no cause']);
  });
});
