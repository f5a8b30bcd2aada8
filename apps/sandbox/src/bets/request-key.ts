import { hash as digest } from 'node:crypto';
import type { Transaction } from 'kysely';
import { into, type Insert } from '../database/insert-rows.ts';
import type { Database } from '../database/open-database.ts';
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

/** What a key says to a request with this body. */
export function knownKey<Answer>(
  known: { readonly body_hash: string | null; readonly answer: string | null } | undefined,
  hash: string,
): KeyState<Answer> {
  if (known === undefined) return { kind: 'first' };
  if (known.body_hash === null) return { kind: 'closed' };
  if (known.body_hash !== hash || known.answer === null) return { kind: 'reused' };
  return { kind: 'repeated', answer: JSON.parse(known.answer) as Answer };
}

export async function lookUpKey<Answer>(
  transaction: Transaction<Tables>,
  whose: RequestKey,
  hash: string,
): Promise<KeyState<Answer>> {
  return knownKey(await findKey(transaction, whose), hash);
}

export interface KeptAnswer {
  readonly whose: RequestKey;
  readonly hash: string;
  readonly answer: unknown;
  /** Real time. */
  readonly nowMs: number;
}

/**
 * What requests came to, kept under their keys in the requests' own transaction: either a key and all its effects are there
 * afterwards, or nothing is (PLACE-6).
 */
export function keptAnswers(answers: readonly KeptAnswer[]): Insert {
  const rows = answers.map(({ whose, hash, answer, nowMs }) => ({
    player_id: whose.playerId,
    scope: whose.scope,
    request_key: whose.key,
    body_hash: hash,
    answer: JSON.stringify(answer),
    at_ms: nowMs,
  }));
  return into('request_key', rows);
}

/** The result of an idempotency key. An unused key is closed, so that a request still on its way is refused. */
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

/** How long a key is stored: far longer than any client repeats a request (PLACE-6). */
const keyLifeMs = 30 * 86_400_000;

export async function forgetOldKeys(database: Database, nowMs: number): Promise<void> {
  await database
    .deleteFrom('request_key')
    .where('at_ms', '<', nowMs - keyLifeMs)
    .execute();
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
  return digest('sha256', JSON.stringify(body), 'base64url');
}
