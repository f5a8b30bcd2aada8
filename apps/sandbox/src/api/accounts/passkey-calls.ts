import { addPasskey } from '@slipstream/contract/http/passkeys/add-passkey';
import { beginPasskey } from '@slipstream/contract/http/passkeys/begin-passkey';
import { beginPasskeySignIn } from '@slipstream/contract/http/passkeys/begin-passkey-sign-in';
import { getPasskeys } from '@slipstream/contract/http/passkeys/get-passkeys';
import { removePasskey } from '@slipstream/contract/http/passkeys/remove-passkey';
import { signInWithPasskey } from '@slipstream/contract/http/passkeys/sign-in-with-passkey';
import type { Context, Hono } from 'hono';
import { mountForPlayer } from '../../accounts/players/mount-for-player.ts';
import { proofRefusal } from '../../accounts/sessions/password-proof.ts';
import type { SharedGuessGuard } from '../../accounts/sign-in/shared-guess-guard.ts';
import { addressOf, later } from '../../accounts/sign-in/login.ts';
import { askChallenge, challengeMs } from '../../accounts/sign-in/passkeys/passkey-challenges.ts';
import {
  checkedPasskey,
  handleOf,
  keepPasskey,
  passkeysMax,
  passkeysOf,
  removePasskeyOf,
  type PasskeyRow,
} from '../../accounts/sign-in/passkeys/passkeys.ts';
import { createTryPasskey } from '../../accounts/sign-in/passkeys/try-passkey.ts';
import type { Core } from '../../core/core.ts';
import { Failure } from '../../http/failure.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { mount } from '../../http/mount.ts';
import { signInReply } from './sign-in-calls.ts';

/** A sign-in page asks for one whenever it is opened, so that the browser can offer what it has. */
const challengesMax = 120;
const windowMs = 10 * 60_000;

export function mountPasskeyCalls(app: Hono<FrameEnv>, core: Core, guard: SharedGuessGuard): void {
  mountPasskeysOfPlayer(app, core);
  mountPasskeySignIn(app, core, guard);
}

function mountPasskeysOfPlayer(app: Hono<FrameEnv>, core: Core): void {
  const { database, realNow } = core;
  mountForPlayer(app, getPasskeys, async (_, { id }) => ({ data: (await passkeysOf(database, id)).map(passkeyOut) }));

  mountForPlayer(app, beginPasskey, async ({ context }, player) => {
    const { id } = player;
    const origin = ownOrigin(core, context);
    if (origin === null) return new Failure(403, 'forbidden');
    const refusal = await proofRefusal(core, player);
    if (refusal !== null) return refusal;
    const known = await passkeysOf(database, id);
    if (known.length >= passkeysMax) return new Failure(409, 'conflict');
    const { email, auth_phone: phone } = await database
      .selectFrom('player')
      .select(['email', 'auth_phone'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return {
      challenge: await askChallenge(database, { purpose: 'create', playerId: id }, realNow()),
      rp_id: new URL(origin).hostname,
      timeout_ms: challengeMs,
      user: { id: handleOf(id), name: email ?? phone ?? '' },
      exclude: known.map((each) => each.credential_id),
    };
  });

  mountForPlayer(app, addPasskey, async ({ body, context }, { id }) => {
    const origin = ownOrigin(core, context);
    if (origin === null) return new Failure(403, 'forbidden');
    const row = await checkedPasskey(database, body, { playerId: id, origin, nowMs: realNow() });
    if (row === null) return new Failure(400, 'invalid_passkey');
    return (await keepPasskey(database, row)) ? { passkey: passkeyOut(row) } : new Failure(409, 'conflict');
  });

  mountForPlayer(app, removePasskey, async ({ params }, player) => {
    const refusal = await proofRefusal(core, player);
    if (refusal !== null) return refusal;
    return (await removePasskeyOf(database, player.id, params.id)) ? {} : new Failure(404, 'not_found');
  });
}

function mountPasskeySignIn(app: Hono<FrameEnv>, core: Core, guard: SharedGuessGuard): void {
  const { database, realNow } = core;
  const tryPasskey = createTryPasskey(core, guard);
  const challenges = core.limits.create('passkey-challenge', challengesMax, windowMs);

  mount(app, beginPasskeySignIn, async ({ context }) => {
    const origin = ownOrigin(core, context);
    if (origin === null) return new Failure(403, 'forbidden');
    const waitMs = await challenges.take(addressOf(context), realNow());
    if (waitMs > 0) return later(context, waitMs);
    const challenge = await askChallenge(database, { purpose: 'get', playerId: null }, realNow());
    return { challenge, rp_id: new URL(origin).hostname, timeout_ms: challengeMs };
  });

  mount(app, signInWithPasskey, async ({ body, context }) => {
    const origin = ownOrigin(core, context);
    if (origin === null || !core.files.site.read().sign_in_allowed) return new Failure(403, 'forbidden');
    const outcome = await tryPasskey({ answer: body, origin, address: addressOf(context) });
    return signInReply(core, context, outcome, { deviceId: body.device_id, wrongCode: 'invalid_passkey' });
  });
}

/** Passkeys belong to a page of ours in a browser, which says where it is. */
function ownOrigin({ origins }: Core, context: Context<FrameEnv>): string | null {
  const origin = context.req.header('Origin');
  return origin !== undefined && origins.includes(origin) ? origin : null;
}

function passkeyOut({ id, created_ms: createdMs, used_ms: usedMs }: PasskeyRow) {
  return { id, created_at_ms: createdMs, used_at_ms: usedMs };
}
