import {
  PostgresDialect,
  type Dialect,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import { Pool, TypeOverrides, type ClientBase, type PoolClient } from 'pg';
import { CommitLostError, isConnectionLost, untilReached } from './lost-connection.ts';

/** The type number PostgreSQL gives to `bigint`. */
const int8 = 20;

/** Amounts and times are bigints there and safe integers here; one that isn't safe is a bug worth stopping for. */
function readInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of range: ${text}`);
  return value;
}

export function postgresDialect(url: string, connectionsMax = 20): Dialect {
  const types = new TypeOverrides();
  types.setTypeParser(int8, readInt8);
  const pool = new Pool({ connectionString: url, max: connectionsMax, types, onConnect: withoutCompiler });
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool: preparing(pool) });
}

/**
 * PostgreSQL compiles a statement whose estimate is high (`jit`), which takes it up to a second each time. Ours read a few rows by
 * an index, and the estimate of a recursive one is always high.
 */
async function withoutCompiler(client: ClientBase): Promise<void> {
  await client.query('set jit = off');
}

const namesMax = 500;
const readTriesMax = 5;

/** Whether a statement can be sent twice. */
function isReading(text: string): boolean {
  return (
    /^(?:select|with)\b/.test(text) && !/\b(?:insert|update|delete|nextval|pg_notify|pg_\w*advisory\w*)\b/.test(text)
  );
}

/**
 * Whether a statement that was planned before can't be used any more, because a later release has added a column to what it
 * reads. Planned anew it can; in a transaction all of it has to be done again (RELEASE-2).
 */
export function isPlanOutdated(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '0A000' && error.message.includes('cached plan');
}

/**
 * Reading and planning a statement takes longer than running it, so each is done once a connection: one with a name is kept.
 * After a plan was found outdated all statements get other names, on every connection.
 */
function preparing(pool: Pool): PostgresPool {
  const names = new Map<string, string>();
  let generation = 0;
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  let wasReached = false;
  /** A server that was never there is not waited for. */
  const connect = async () => {
    const client = await (wasReached ? untilReached(() => pool.connect()) : pool.connect());
    wasReached = true;
    return client;
  };
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < namesMax) names.set(text, `s${generation}-${names.size}`);
    return names.get(text);
  };
  const adapt = (client: PoolClient): PostgresPoolClient => {
    // The pool listens only to idle ones; one that dies in use would end the process, and its query fails anyway.
    client.on('error', () => undefined);
    let isInTransaction = false;
    let commitLost: CommitLostError | null = null;
    const send = (text: string, values: readonly unknown[]) =>
      client.query({ name: values.length > 0 ? nameOf(text) : undefined, text, values: [...values] });
    const sendAgain = async (text: string, values: readonly unknown[]) => {
      try {
        return await send(text, values);
      } catch (error) {
        if (isConnectionLost(error)) return lost(text, values, error);
        if (!isPlanOutdated(error)) throw error;
        generation += 1;
        names.clear();
        if (isInTransaction) throw error;
        return send(text, values);
      }
    };
    const lost = async (text: string, values: readonly unknown[], error: unknown) => {
      if (text === 'commit') commitLost = new CommitLostError('the connection was lost in a commit', { cause: error });
      if (commitLost !== null) throw commitLost;
      // The server does that by itself.
      if (text === 'rollback') return { rows: [], rowCount: 0, command: 'ROLLBACK' };
      if (isInTransaction || !isReading(text)) throw error;
      // Others of the pool may have been lost as well, and not know it yet.
      for (let tries = 1; ; tries += 1) {
        const other = await connect();
        try {
          const result = await other.query({ text, values: [...values] });
          other.release();
          return result;
        } catch (again) {
          other.release(isConnectionLost(again));
          if (tries >= readTriesMax || !isConnectionLost(again)) throw again;
        }
      }
    };
    function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
    function query(what: string | object, values: readonly unknown[] = []): unknown {
      if (typeof what !== 'string') throw new TypeError('rows are never asked for one by one');
      if (/^(?:begin|start transaction)\b/.test(what)) isInTransaction = true;
      if (/^(?:commit|rollback)$/.test(what)) isInTransaction = false;
      return sendAgain(what, values);
    }
    return { query, release: (destroy) => client.release(destroy) };
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await connect();
      const known = clients.get(client) ?? adapt(client);
      clients.set(client, known);
      return known;
    },
  };
}
