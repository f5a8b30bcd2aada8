import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

export interface RequestKey {
  readonly playerId: string;
  readonly scope: Tables['request_key']['scope'];
  readonly key: string;
}

/** What a key says about a request that carries it. */
export type KeyState<Answer> =
  | { readonly kind: 'first' }
  /** The same request came before; this is what it came to. */
  | { readonly kind: 'repeated'; readonly answer: Answer }
  /** Another request used the key. */
  | { readonly kind: 'reused' }
  /** Somebody asked about the key before the request came, and was told that nothing had happened. */
  | { readonly kind: 'closed' };

/**
 * Takes a key for a request, in the request's own transaction: either the key and all its effects are there afterwards, or
 * nothing is (PLACE-6). Two requests with one key wait for each other here.
 */
export async function takeKey<Answer>(
  transaction: Transaction<Tables>,
  { playerId, scope, key }: RequestKey,
  hash: string,
  nowMs: number,
): Promise<KeyState<Answer>> {
  const row = { player_id: playerId, scope, request_key: key, body_hash: hash, answer: null, at_ms: nowMs };
  const taken = await transaction
    .insertInto('request_key')
    .values(row)
    .onConflict((conflict) => conflict.columns(['player_id', 'scope', 'request_key']).doNothing())
    .executeTakeFirst();
  if (taken.numInsertedOrUpdatedRows === 1n) return { kind: 'first' };
  const known = await findKey(transaction, { playerId, scope, key });
  if (known === undefined || known.body_hash === null) return { kind: 'closed' };
  if (known.body_hash !== hash || known.answer === null) return { kind: 'reused' };
  return { kind: 'repeated', answer: JSON.parse(known.answer) as Answer };
}

export async function keepAnswer<Answer>(
  transaction: Transaction<Tables>,
  { playerId, scope, key }: RequestKey,
  answer: Answer,
): Promise<void> {
  await transaction
    .updateTable('request_key')
    .set({ answer: JSON.stringify(answer) })
    .where('player_id', '=', playerId)
    .where('scope', '=', scope)
    .where('request_key', '=', key)
    .execute();
}

/** What became of a key. One that nobody has used is closed for good: a request still on its way will be refused. */
export async function closeKey<Answer>(
  transaction: Transaction<Tables>,
  whose: RequestKey,
  nowMs: number,
): Promise<Answer | null> {
  const { playerId, scope, key } = whose;
  await transaction
    .insertInto('request_key')
    .values({ player_id: playerId, scope, request_key: key, body_hash: null, answer: null, at_ms: nowMs })
    .onConflict((conflict) => conflict.columns(['player_id', 'scope', 'request_key']).doNothing())
    .execute();
  const known = await findKey(transaction, whose);
  return known === undefined || known.answer === null ? null : (JSON.parse(known.answer) as Answer);
}

function findKey(transaction: Transaction<Tables>, { playerId, scope, key }: RequestKey) {
  return transaction
    .selectFrom('request_key')
    .select(['body_hash', 'answer'])
    .where('player_id', '=', playerId)
    .where('scope', '=', scope)
    .where('request_key', '=', key)
    .executeTakeFirst();
}

/** Bodies were read by a schema, so equal ones have their fields in the same order. */
export function bodyHash(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url');
}
