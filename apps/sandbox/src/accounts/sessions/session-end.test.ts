import { randomUUID } from 'node:crypto';
import { authorizeChannels } from '@slipstream/contract/http/session/authorize-channels';
import { createWebsocketToken } from '@slipstream/contract/http/session/create-websocket-token';
import { resetPassword } from '@slipstream/contract/http/session/reset-password';
import { setUserLimit } from '@slipstream/contract/http/account/set-user-limit';
import { signOut } from '@slipstream/contract/http/session/sign-out';
import { UnauthorizedError } from 'centrifuge';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sendMail } from '../mail/mail.ts';
import { sentSecret } from '../mail/sent-secrets.ts';
import { asDemo, withToken, type TestPlayer } from '../../testing/as-player.ts';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';
import { openSession } from './sessions.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await runningSandbox();
});
afterAll(() => sandbox.close());

/** A page that listens to its player's own channel; it asks for new tokens as pages do: as whoever it is by then. */
async function openPage(player: TestPlayer) {
  const asked: (string | null)[] = [];
  const getToken = async () => {
    const { token, player_id: id } = await player.call(createWebsocketToken);
    asked.push(id);
    return token;
  };
  const token = await getToken();
  const client = await sandbox.connect({ token, getToken, minReconnectDelay: 10, maxReconnectDelay: 50 });
  const channel = `$player:${player.id}`;
  const [granted] = (await player.call(authorizeChannels, { body: { channels: [channel] } })).channels;
  const subscription = client.newSubscription(channel, { token: granted?.token ?? '' });
  subscription.subscribe();
  await subscription.ready(5000);
  return { asked, token, client };
}

const listeners = (player: TestPlayer) => sandbox.core.realtime.activeChannels().get(`$player:${player.id}`) ?? 0;

async function newPassword(player: TestPlayer): Promise<void> {
  const { database } = sandbox.core;
  await sendMail(sandbox.core, 'password', { playerId: player.id, address: 'x', nowMs: sandbox.nowMs() });
  const { id } = await database
    .selectFrom('outbox')
    .select('id')
    .where('player_id', '=', player.id)
    .orderBy('created_ms', 'desc')
    .executeTakeFirstOrThrow();
  const secret = sentSecret(database, id, sandbox.nowMs());
  await sandbox.call(resetPassword, { body: { reset_password_token: secret, password: 'slipstream' } });
}

async function refused(): Promise<string> {
  throw new UnauthorizedError('nobody');
}

const exclusion = { body: { type: 'selfexclusion', amount: null, seconds: 86_400, period: null } };

describe('[RT-6] a live connection ends with its sign-in', () => {
  it('when the player signs out; another sign-in of theirs stays', async () => {
    const [phone, laptop] = [await asDemo(sandbox, 'ordinary'), await asDemo(sandbox, 'ordinary')];
    const page = await openPage(phone);
    await openPage(laptop);
    expect(listeners(phone)).toBe(2);
    await phone.call(signOut);
    expect(listeners(phone)).toBe(1);
    await vi.waitFor(() => expect(page.asked).toEqual([phone.id, null]), { timeout: 20_000 });
    // Whoever kept the old token gets nothing for it but the question who they are now.
    await expect(sandbox.connect({ token: page.token, getToken: refused })).rejects.toBeDefined();
  });

  it('when the password is changed, everywhere', async () => {
    const [phone, laptop] = [await asDemo(sandbox, 'vip'), await asDemo(sandbox, 'vip')];
    const pages = [await openPage(phone), await openPage(laptop)];
    await newPassword(phone);
    expect(listeners(phone)).toBe(0);
    for (const { asked } of pages) {
      await vi.waitFor(() => expect(asked).toEqual([phone.id, null]), { timeout: 20_000 });
    }
  });

  it('when the player shuts themselves out', async () => {
    const player = await asDemo(sandbox, 'empty');
    await openPage(player);
    await player.call(setUserLimit, exclusion);
    expect(listeners(player)).toBe(0);
  });

  it('when its time is over: no token is good for longer', async () => {
    const { database } = sandbox.core;
    const { id } = await asDemo(sandbox, 'rich');
    const terms = { playerId: id, loginId: randomUUID(), kind: 'bearer', deviceId: null, lifeMsMax: 60_000 } as const;
    const { token, expiresMs } = await openSession(database, { ...terms, nowMs: sandbox.nowMs() });
    const granted = await withToken(sandbox, id, token).call(createWebsocketToken);
    expect(granted.expires_at_ms).toBe(expiresMs);
  });
});
