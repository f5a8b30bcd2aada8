import { addPasskey } from '@slipstream/contract/http/passkeys/add-passkey';
import { beginPasskey } from '@slipstream/contract/http/passkeys/begin-passkey';
import { beginPasskeySignIn } from '@slipstream/contract/http/passkeys/begin-passkey-sign-in';
import { getPasskeys } from '@slipstream/contract/http/passkeys/get-passkeys';
import { removePasskey } from '@slipstream/contract/http/passkeys/remove-passkey';
import { signInWithPasskey } from '@slipstream/contract/http/passkeys/sign-in-with-passkey';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asDemo, type TestPlayer } from '../../../testing/as-player.ts';
import { describeEachPlace } from '../../../testing/each-database.ts';
import { runningSandbox, type TestSandbox } from '../../../testing/running-sandbox.ts';
import { testPasskey, type Lie } from '../../../testing/test-passkey.ts';
import { handleOf } from './passkeys.ts';

const host = 'http://localhost:3002';
const headers = { Origin: host };
const minuteMs = 60_000;

describeEachPlace('passkeys', (place) => {
  let sandbox: TestSandbox;
  let player: TestPlayer;
  let addresses = 0;
  beforeAll(async () => {
    sandbox = await runningSandbox({ database: await place(), trustedProxies: ['127.0.0.1'] });
    player = await asDemo(sandbox, 'ordinary');
  });
  afterAll(() => sandbox.close());

  /** From an address of its own, so that no test waits for the wrong answers of another. */
  const elsewhere = () => ({ ...headers, 'X-Forwarded-For': `198.51.100.${(addresses += 1)}` });
  const registered = async (owner = player) => {
    const device = testPasskey(host);
    const { challenge } = await owner.call(beginPasskey, { headers, body: {} });
    const { passkey } = await owner.call(addPasskey, { headers, body: device.create(challenge) });
    return { device, passkey };
  };
  const asked = async () => (await sandbox.call(beginPasskeySignIn, { headers: elsewhere(), body: {} })).challenge;

  it('[SESSION-12] are added, sign their player in, and are removed', async () => {
    const { device, passkey } = await registered();
    const options = await player.call(beginPasskey, { headers, body: {} });
    expect(options).toMatchObject({ rp_id: 'localhost', user: { id: handleOf(player.id) } });
    expect(options.exclude).toContain(device.id);
    const handle = handleOf(player.id);
    const entered = await sandbox.call(signInWithPasskey, {
      headers: elsewhere(),
      body: device.get(await asked(), { userHandle: handle }),
    });
    expect(entered.player_id).toBe(player.id);
    const { data } = await player.call(getPasskeys);
    expect(data.find(({ id }) => id === passkey.id)?.used_at_ms).toBe(sandbox.nowMs());
    await player.call(removePasskey, { params: { id: passkey.id } });
    const body = device.get(await asked());
    expect(await sandbox.refused(signInWithPasskey, { headers: elsewhere(), body })).toMatchObject({ status: 401 });
  });

  it.each<readonly [string, Lie]>([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another host name', { rpId: 'evil.example' }],
    ['to another question', { type: 'webauthn.create' }],
    ['of somebody who proved nothing', { isUnverified: true }],
    ['whose counter stands still', { signCount: 1 }],
    ['that was changed on the way', { isBroken: true }],
    ['of another player', { userHandle: handleOf('somebody else') }],
    ['of an unknown device', { id: 'A'.repeat(43) }],
  ])('[SESSION-12] an answer %s signs nobody in', async (_, lie) => {
    const { device, passkey } = await registered();
    const body = device.get(await asked(), lie);
    expect(await sandbox.refused(signInWithPasskey, { headers: elsewhere(), body })).toMatchObject({
      status: 401,
      body: { code: 'invalid_passkey' },
    });
    await player.call(removePasskey, { params: { id: passkey.id } });
  });

  it('[SESSION-12] a challenge is answered once, in time, and for what it was asked', async () => {
    const { device, passkey } = await registered();
    const refused = async (challenge: string) =>
      (await sandbox.refused(signInWithPasskey, { headers: elsewhere(), body: device.get(challenge) })).status;
    const once = await asked();
    await sandbox.call(signInWithPasskey, { headers: elsewhere(), body: device.get(once) });
    expect(await refused(once)).toBe(401);
    const { challenge } = await player.call(beginPasskey, { headers, body: {} });
    expect(await refused(challenge)).toBe(401);
    expect(await refused('A'.repeat(43))).toBe(401);
    const late = await asked();
    sandbox.pass(5 * minuteMs);
    expect(await refused(late)).toBe(401);
    await player.call(removePasskey, { params: { id: passkey.id } });
  });

  it.each<readonly [string, Lie]>([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another host name', { rpId: 'evil.example' }],
    ['of somebody who proved nothing', { isUnverified: true }],
    ['with another id', { id: 'A'.repeat(43) }],
  ])('[SESSION-12] a new passkey %s is not kept', async (_, lie) => {
    const { challenge } = await player.call(beginPasskey, { headers, body: {} });
    const body = testPasskey(host).create(challenge, lie);
    expect(await player.refused(addPasskey, { headers, body })).toMatchObject({
      status: 400,
      body: { code: 'invalid_passkey' },
    });
  });

  it('[SESSION-12] a player has one open challenge, the newest', async () => {
    const before = await player.call(beginPasskey, { headers, body: {} });
    const { challenge } = await player.call(beginPasskey, { headers, body: {} });
    const body = testPasskey(host).create(before.challenge);
    expect(await player.refused(addPasskey, { headers, body })).toMatchObject({ status: 400 });
    const { passkey } = await player.call(addPasskey, { headers, body: testPasskey(host).create(challenge) });
    await player.call(removePasskey, { params: { id: passkey.id } });
  });

  it('[SESSION-12] nobody keeps the device of another, removes theirs, or more than ten', async () => {
    const other = await asDemo(sandbox, 'vip');
    const { device, passkey } = await registered();
    const { challenge } = await other.call(beginPasskey, { headers, body: {} });
    expect(await other.refused(addPasskey, { headers, body: device.create(challenge) })).toMatchObject({ status: 409 });
    const theirs = await player.call(beginPasskey, { headers, body: {} });
    expect(
      await other.refused(addPasskey, { headers, body: testPasskey(host).create(theirs.challenge) }),
    ).toMatchObject({ status: 400 });
    expect(await other.refused(removePasskey, { params: { id: passkey.id } })).toMatchObject({ status: 404 });
    for (let count = 0; count < 10; count += 1) await registered(other);
    expect(await other.refused(beginPasskey, { headers, body: {} })).toMatchObject({ status: 409 });
  });

  it('[SESSION-9] [SESSION-12] wrong answers make an address wait, also with the password', async () => {
    const owner = await asDemo(sandbox, 'rich');
    const { device } = await registered(owner);
    const here = elsewhere();
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      const body = device.get(await asked(), { isBroken: true });
      statuses.push((await sandbox.refused(signInWithPasskey, { headers: here, body })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 410, 410]);
    const right = device.get(await asked());
    expect((await sandbox.refused(signInWithPasskey, { headers: here, body: right })).status).toBe(410);
  });

  it('[SESSION-12] are asked for by pages of ours only', async () => {
    expect((await sandbox.refused(beginPasskeySignIn, { body: {} })).status).toBe(403);
    const foreign = { Origin: 'https://evil.example' };
    expect((await sandbox.refused(beginPasskeySignIn, { headers: foreign, body: {} })).status).toBe(403);
    expect((await player.refused(beginPasskey, { body: {} })).status).toBe(403);
  });
});
