import type { signInWithPasskey } from '@slipstream/contract/http/passkeys/sign-in-with-passkey';
import type * as z from 'zod/mini';
import type { Database } from '../../../database/open-database.ts';
import type { AccountParts } from '../../account-parts.ts';
import type { PlayerRow } from '../../players/player.ts';
import type { GuessGuard } from '../guess-guard.ts';
import type { SignInOutcome } from '../sign-in.ts';
import { spendChallenge } from './passkey-challenges.ts';
import { handleOf, type PasskeyRow } from './passkeys.ts';
import {
  isCountedUp,
  isOfSite,
  isSigned,
  readAuthenticatorData,
  readClientData,
  readPublicKey,
} from './verify-passkey.ts';

interface Given {
  readonly answer: z.output<typeof signInWithPasskey.body>;
  /** Of the page that asks, one of our own. */
  readonly origin: string;
  readonly address: string;
}

type TryPasskey = (given: Given) => Promise<SignInOutcome>;

/** A wrong answer counts like a wrong password, at the same guard: neither is a way around the other (SESSION-12). */
export function createTryPasskey(
  { database, realNow }: Pick<AccountParts, 'database' | 'realNow'>,
  guard: GuessGuard,
): TryPasskey {
  return async ({ answer, origin, address }) => {
    const passkey = await passkeyOf(database, answer.id);
    const row = passkey === undefined ? undefined : await playerOf(database, passkey.player_id);
    const leave = guard.begin(row?.id ?? `nobody ${answer.id}`, address, realNow());
    if (leave.kind !== 'go') return leave;
    const isRight =
      (await isProven(database, passkey, { answer, origin }, realNow())) && row !== undefined && row.pending === 0;
    if (!isRight) return { kind: 'wrong', row: row ?? null, waitMs: leave.guess.wrong(realNow()) };
    leave.guess.right();
    return { kind: 'right', row };
  };
}

async function isProven(
  database: Database,
  passkey: PasskeyRow | undefined,
  { answer, origin }: Omit<Given, 'address'>,
  nowMs: number,
): Promise<boolean> {
  const client = readClientData(answer.client_data);
  const device = readAuthenticatorData(answer.authenticator_data);
  if (client === null || device === null) return false;
  // The challenge is used up first, so that a failed answer cannot be repeated.
  const isOpen = await spendChallenge(database, client.challenge, { purpose: 'get', playerId: null }, nowMs);
  if (!isOpen || passkey === undefined) return false;
  const key = readPublicKey(passkey.public_key, passkey.algorithm);
  const signed = {
    clientData: answer.client_data,
    authenticatorData: answer.authenticator_data,
    signature: answer.signature,
  };
  const isRight =
    client.type === 'webauthn.get' &&
    client.origin === origin &&
    passkey.rp_id === new URL(origin).hostname &&
    isOfSite(device, passkey.rp_id) &&
    device.isUserVerified &&
    (answer.user_handle === null || answer.user_handle === handleOf(passkey.player_id)) &&
    key !== null &&
    isSigned(key, passkey.algorithm, signed);
  return isRight && countUse(database, passkey, device.signCount, nowMs);
}

/** The counter is compared where it is written, so that of two answers at once with one counter only one counts. */
async function countUse(database: Database, passkey: PasskeyRow, signCount: number, nowMs: number): Promise<boolean> {
  if (!isCountedUp(passkey.sign_count, signCount)) return false;
  const counted = await database
    .updateTable('passkey')
    .set({ sign_count: signCount, used_ms: nowMs })
    .where('id', '=', passkey.id)
    .where('sign_count', '=', passkey.sign_count)
    .executeTakeFirst();
  return counted.numUpdatedRows > 0n;
}

function passkeyOf(database: Database, credentialId: string): Promise<PasskeyRow | undefined> {
  return database.selectFrom('passkey').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();
}

function playerOf(database: Database, playerId: string): Promise<PlayerRow | undefined> {
  return database.selectFrom('player').selectAll().where('id', '=', playerId).executeTakeFirst();
}
