import { randomUUID } from 'node:crypto';
import type { addPasskey } from '@slipstream/contract/http/passkeys/add-passkey';
import type * as z from 'zod/mini';
import type { Database } from '../../../database/open-database.ts';
import type { PlayerTables } from '../../../database/player-tables.ts';
import { transact } from '../../../database/transact.ts';
import { spendChallenge } from './passkey-challenges.ts';
import { isOfSite, readAuthenticatorData, readClientData, readPublicKey } from './verify-passkey.ts';

export type PasskeyRow = PlayerTables['passkey'];
type NewPasskey = z.output<typeof addPasskey.body>;

export const passkeysMax = 10;

export function passkeysOf(database: Database, playerId: string): Promise<PasskeyRow[]> {
  return database
    .selectFrom('passkey')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('created_ms')
    .orderBy('id')
    .execute();
}

/** The player's handle in their devices: opaque, and no name of theirs. */
export function handleOf(playerId: string): string {
  return Buffer.from(playerId).toString('base64url');
}

interface Owner {
  readonly playerId: string;
  /** Of the page that asks, one of our own. */
  readonly origin: string;
  readonly nowMs: number;
}

/** The row to keep, or null if the answer does not prove what it says. */
export async function checkedPasskey(database: Database, given: NewPasskey, owner: Owner): Promise<PasskeyRow | null> {
  const { playerId, origin, nowMs } = owner;
  const client = readClientData(given.client_data);
  const device = readAuthenticatorData(given.authenticator_data);
  if (client === null || device === null) return null;
  const isOpen = await spendChallenge(database, client.challenge, { purpose: 'create', playerId }, nowMs);
  const rpId = new URL(origin).hostname;
  const isRight =
    isOpen &&
    client.type === 'webauthn.create' &&
    client.origin === origin &&
    isOfSite(device, rpId) &&
    device.isUserVerified &&
    device.credentialId === given.id &&
    readPublicKey(given.public_key, given.algorithm) !== null;
  if (!isRight) return null;
  return {
    id: randomUUID(),
    player_id: playerId,
    credential_id: given.id,
    rp_id: rpId,
    public_key: given.public_key,
    algorithm: given.algorithm,
    sign_count: device.signCount,
    created_ms: nowMs,
    used_ms: null,
  };
}

/** False if somebody has this credential, or the player has as many as are allowed. */
export async function keepPasskey(database: Database, row: PasskeyRow): Promise<boolean> {
  return transact(database, async (transaction) => {
    const { count } = await transaction
      .selectFrom('passkey')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('player_id', '=', row.player_id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= passkeysMax) return false;
    const kept = await transaction
      .insertInto('passkey')
      .values(row)
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .executeTakeFirst();
    return (kept.numInsertedOrUpdatedRows ?? 0n) > 0n;
  });
}

export async function removePasskeyOf(database: Database, playerId: string, id: string): Promise<boolean> {
  const removed = await database
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}
