import { randomBytes } from 'node:crypto';
import type { Database } from './open-database.ts';

/** The key for a purpose: made by the first process that asks, the same for every process and after every restart. */
export async function signingKey(database: Database, purpose: 'cashout' | 'web-push' | 'realtime'): Promise<Buffer> {
  await database
    .insertInto('signing_key')
    .values({ purpose, signing_key: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('purpose').doNothing())
    .execute();
  const kept = await database
    .selectFrom('signing_key')
    .select('signing_key')
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow();
  return Buffer.from(kept.signing_key, 'base64url');
}
