import { randomUUID } from 'node:crypto';
import type { AccountParts } from '../account-parts.ts';
import type { Database } from '../../database/open-database.ts';
import type { Tables } from '../../database/tables.ts';
import { newSecret, secretHash } from '../players/secret.ts';
import { rememberSent } from './sent-secrets.ts';

export type MailPurpose = Tables['mail_token']['purpose'];

const hourMs = 3_600_000;
const lifeMs: Readonly<Record<MailPurpose, number>> = {
  confirmation: 72 * hourMs,
  unlock: 24 * hourMs,
  password: 2 * hourMs,
};

/** How many messages are kept for one player. */
const keptMax = 20;

type Sender = Pick<AccountParts, 'database' | 'options'>;

interface Message {
  readonly playerId: string;
  readonly address: string;
  /** Real time. */
  readonly nowMs: number;
}

/** A new token ends the ones of its purpose that were sent before. */
export async function sendMail(parts: Sender, purpose: MailPurpose, message: Message): Promise<void> {
  const { database } = parts;
  const { playerId, nowMs } = message;
  const secret = newSecret();
  const expires = { expires_ms: nowMs + lifeMs[purpose], used: 0 as const };
  // One that was used stays until it would have expired: its link says so.
  await database
    .deleteFrom('mail_token')
    .where('player_id', '=', playerId)
    .where('purpose', '=', purpose)
    .where((where) => where.or([where('used', '=', 0), where('expires_ms', '<=', nowMs)]))
    .execute();
  await database
    .insertInto('mail_token')
    .values({ token_hash: secretHash(secret), player_id: playerId, purpose, ...expires })
    .execute();
  await putInOutbox(parts, purpose, secret, message);
}

/**
 * There is no mail server and no phone network here: what would be sent is kept for the controls (`GET /control/outbox`). A
 * sandbox without them keeps none of it.
 */
export async function putInOutbox(
  { database, options }: Sender,
  kind: Tables['outbox']['kind'],
  secret: string,
  { playerId, address, nowMs }: Message,
): Promise<void> {
  if (options.controls === null) return;
  const row = { id: randomUUID(), player_id: playerId, kind, address, created_ms: nowMs };
  await database.insertInto('outbox').values(row).execute();
  rememberSent(database, row.id, secret, nowMs);
  const kept = database
    .selectFrom('outbox')
    .select('id')
    .where('player_id', '=', playerId)
    .orderBy('created_ms', 'desc')
    .limit(keptMax);
  await database.deleteFrom('outbox').where('player_id', '=', playerId).where('id', 'not in', kept).execute();
}

export type MailTokenOutcome =
  | { readonly kind: 'good'; readonly playerId: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'spent' };

/** A token works once: of two who use it at the same moment one is told that it is spent. */
export async function spendMailToken(
  database: Database,
  purpose: MailPurpose,
  token: string,
  nowMs: number,
): Promise<MailTokenOutcome> {
  const known = await lookAtMailToken(database, purpose, token, nowMs);
  if (known.kind !== 'good') return known;
  const spent = await database
    .updateTable('mail_token')
    .set({ used: 1 })
    .where('token_hash', '=', secretHash(token))
    .where('used', '=', 0)
    .where('expires_ms', '>', nowMs)
    .executeTakeFirst();
  return spent.numUpdatedRows === 0n ? { kind: 'spent' } : known;
}

/** Checks a token without using it, before work that is too expensive for a wrong one. */
export async function lookAtMailToken(
  database: Database,
  purpose: MailPurpose,
  token: string,
  nowMs: number,
): Promise<MailTokenOutcome> {
  const row = await database
    .selectFrom('mail_token')
    .select(['player_id', 'expires_ms', 'used'])
    .where('token_hash', '=', secretHash(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  if (row === undefined) return { kind: 'unknown' };
  return row.used === 1 || row.expires_ms <= nowMs ? { kind: 'spent' } : { kind: 'good', playerId: row.player_id };
}
