import {
  PostgresDialect,
  type Dialect,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import { Pool, TypeOverrides, type PoolClient } from 'pg';

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
  const pool = new Pool({ connectionString: url, max: connectionsMax, types });
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool: preparing(pool) });
}

const namesMax = 500;

/** Reading and planning a statement takes longer than running it, so each is done once a connection: one with a name is kept. */
function preparing(pool: Pool): PostgresPool {
  const names = new Map<string, string>();
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < namesMax) names.set(text, `s${names.size}`);
    return names.get(text);
  };
  const adapt = (client: PoolClient): PostgresPoolClient => {
    // The pool listens only to idle ones; one that dies in use would end the process, and its query fails anyway.
    client.on('error', () => undefined);
    function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
    function query(what: string | object, values: readonly unknown[] = []): unknown {
      if (typeof what !== 'string') throw new TypeError('rows are never asked for one by one');
      return client.query({ name: values.length > 0 ? nameOf(what) : undefined, text: what, values: [...values] });
    }
    return { query, release: (destroy) => client.release(destroy) };
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? adapt(client);
      clients.set(client, known);
      return known;
    },
  };
}
