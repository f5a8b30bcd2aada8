import { PostgresDialect, type Dialect } from 'kysely';
import { Pool, TypeOverrides } from 'pg';

/** The type number PostgreSQL gives to `bigint`. */
const int8 = 20;

/** Amounts and times are bigints there and safe integers here; one that isn't safe is a bug worth stopping for. */
function readInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of range: ${text}`);
  return value;
}

export function postgresDialect(url: string): Dialect {
  const types = new TypeOverrides();
  types.setTypeParser(int8, readInt8);
  const pool = new Pool({ connectionString: url, max: 20, types });
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool });
}
