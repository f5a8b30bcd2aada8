import type { UserLimitType } from '@slipstream/contract/entities/account/user-limit';
import { confirmEmail } from '@slipstream/contract/http/session/confirm-email';
import { deposit } from '@slipstream/contract/http/account/deposit';
import { disableUserLimit } from '@slipstream/contract/http/account/disable-user-limit';
import { getAccounts } from '@slipstream/contract/http/account/get-accounts';
import { getUserLimits } from '@slipstream/contract/http/account/get-user-limits';
import { setUserLimit } from '@slipstream/contract/http/account/set-user-limit';
import { signIn } from '@slipstream/contract/http/session/sign-in';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../../accounts/players/demo-players.data.ts';
import { asDemo, withToken, type TestPlayer } from '../../testing/as-player.ts';
import { describeEachPlace } from '../../testing/each-database.ts';
import { outboxOf } from '../../testing/outbox.ts';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';
import { sendMail } from '../../accounts/mail/mail.ts';

const dayMs = 86_400_000;
const money = (type: UserLimitType, value: number, period: 'day' | 'week' | 'month' | null = 'day') => ({
  body: { type, amount: { value, currency: 'EUR' }, seconds: null, period },
});
const time = (type: UserLimitType, seconds: number, period: 'day' | 'week' | 'month' | null = null) => ({
  body: { type, amount: null, seconds, period },
});
const pay = (key: string, amount: number, currency = 'EUR') => ({
  headers: { 'Idempotency-Key': `limit-${key}-0123456789` },
  body: { currency, amount, method: 'card' },
});

const shown = async (player: TestPlayer, type: UserLimitType) => {
  const { data } = await player.call(getUserLimits);
  return data
    .filter((limit) => limit.type === type)
    .map((limit) => `${limit.amount?.value ?? limit.seconds} ${limit.status}`)
    .toSorted();
};

describeEachPlace('limits', (place) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await runningSandbox({ database: await place() });
  });
  afterAll(() => sandbox.close());

  it('[RG-4] the demo player with limits has one of nearly every type', async () => {
    const { data } = await (await asDemo(sandbox, 'limited')).call(getUserLimits);
    expect(data.map(({ type }) => type).toSorted()).toEqual([
      'activity',
      'bet',
      'deposit',
      'loss',
      'reality_check',
      'session',
      'sportsbook_session',
      'time',
      'wager',
    ]);
    expect(new Set(data.map(({ status }) => status))).toEqual(new Set(['active']));
  });

  it.each([
    [money('bet', 100, null), 'bet'],
    [money('loss', 100, 'week'), 'loss'],
    [money('wager', 100, 'month'), 'wager'],
    [time('activity', 600, 'day'), 'activity'],
    [time('time', 600, 'week'), 'time'],
    [time('sportsbook_session', 600), 'sportsbook_session'],
    [time('reality_check', 600), 'reality_check'],
    [time('coolingoff', 600), 'coolingoff'],
  ])('[RG-4] %o is set and holds at once', async (sent, type) => {
    const player = await asDemo(sandbox, 'rich');
    const { data } = await player.call(setUserLimit, sent);
    expect(data).toMatchObject({ type, status: 'active', used: 0 });
  });

  it.each([
    [{ body: { ...money('deposit', 100).body, seconds: 60 } }, 'seconds'],
    [{ body: { ...money('deposit', 100).body, amount: null } }, 'amount'],
    [money('deposit', 0), 'amount'],
    [money('deposit', 100, null), 'period'],
    [money('bet', 100, 'day'), 'period'],
    [time('session', 60, 'day'), 'period'],
    [time('reality_check', 90_000), 'seconds'],
    [{ body: { ...money('deposit', 1).body, amount: { value: 1, currency: 'XAU' } } }, 'amount.currency'],
  ])('[RG-4] %o makes no sense', async (sent, path) => {
    const player = await asDemo(sandbox, 'ordinary');
    const refused = await player.refused(setUserLimit, sent);
    expect(refused).toMatchObject({ status: 400, body: { details: [{ path: `body.${path}` }] } });
  });

  it('[RG-4] a stricter one holds at once, a looser one after a day, and until then the one before', async () => {
    const player = await asDemo(sandbox, 'ordinary');
    await player.call(setUserLimit, money('deposit', 1000));
    await player.call(setUserLimit, money('deposit', 500));
    expect(await shown(player, 'deposit')).toEqual(['1000 disabled', '500 active']);
    await player.call(setUserLimit, money('deposit', 2000));
    expect(await shown(player, 'deposit')).toEqual(['1000 disabled', '2000 confirmed', '500 active']);
    sandbox.core.clock.step(dayMs - 1);
    expect(await shown(player, 'deposit')).toEqual(['1000 disabled', '2000 confirmed', '500 active']);
    sandbox.core.clock.step(1);
    expect(await shown(player, 'deposit')).toEqual(['1000 disabled', '2000 active', '500 disabled']);
  });

  it('[RG-4] a change that has not begun can be taken back, and the limit before it stays', async () => {
    const player = await asDemo(sandbox, 'ordinary');
    await player.call(setUserLimit, money('wager', 500));
    const { data: looser } = await player.call(setUserLimit, money('wager', 900));
    await player.call(disableUserLimit, { params: { id: looser.id } });
    sandbox.core.clock.step(2 * dayMs);
    expect(await shown(player, 'wager')).toEqual(['500 active', '900 disabled']);
  });

  it('[RG-4] one that is ended holds for another day', async () => {
    const player = await asDemo(sandbox, 'ordinary');
    const { data } = await player.call(setUserLimit, money('loss', 700, 'week'));
    const ended = await player.call(disableUserLimit, { params: { id: data.id } });
    expect(ended.data.status).toBe('confirmed_disabled');
    sandbox.core.clock.step(dayMs);
    expect(await shown(player, 'loss')).toEqual(['700 disabled']);
    expect((await player.refused(disableUserLimit, { params: { id: data.id } })).status).toBe(404);
  });

  it('[RG-4] without a confirmed email nothing gets looser before it is confirmed', async () => {
    const { database } = sandbox.core;
    const player = await asDemo(sandbox, 'vip');
    await database.updateTable('player').set({ email_confirmed: 0 }).where('id', '=', player.id).execute();
    await player.call(setUserLimit, money('deposit', 500));
    await player.call(setUserLimit, money('deposit', 900));
    const { data: bet } = await player.call(setUserLimit, money('bet', 50, null));
    await player.call(disableUserLimit, { params: { id: bet.id } });
    sandbox.core.clock.step(3 * dayMs);
    expect(await shown(player, 'deposit')).toEqual(['500 active', '900 unconfirmed']);
    expect(await shown(player, 'bet')).toEqual(['50 unconfirmed_disabled']);
    await sendMail(sandbox.core, 'confirmation', { playerId: player.id, address: 'x', nowMs: sandbox.nowMs() });
    const { secret } = await outboxOf(sandbox, 'vip', 'confirmation');
    await sandbox.call(confirmEmail, { query: { confirmation_token: secret } });
    expect(await shown(player, 'deposit')).toEqual(['500 active', '900 confirmed']);
    expect(await shown(player, 'bet')).toEqual(['50 confirmed_disabled']);
    sandbox.core.clock.step(dayMs);
    expect(await shown(player, 'deposit')).toEqual(['500 disabled', '900 active']);
    expect(await shown(player, 'bet')).toEqual(['50 disabled']);
  });

  it('[RG-4] a deposit limit counts what came and refuses what would pass it', async () => {
    const player = await asDemo(sandbox, 'spi_test');
    await player.call(setUserLimit, money('deposit', 1000));
    await player.call(deposit, pay('a', 600));
    expect(await player.refused(deposit, pay('b', 401))).toMatchObject({
      status: 403,
      body: { code: 'deposit_limit' },
    });
    await player.call(deposit, pay('c', 400));
    const { data } = await player.call(getUserLimits);
    expect(data).toMatchObject([{ type: 'deposit', used: 1000 }]);
    sandbox.core.clock.step(dayMs);
    await player.call(deposit, pay('d', 1000));
  });

  it('[RG-5] a deposit limit is of the person: another wallet counts against it at the rate of the day', async () => {
    const player = await asDemo(sandbox, 'rich');
    await player.call(setUserLimit, money('deposit', 2000));
    const refusal = { status: 403, body: { code: 'deposit_limit' } };
    expect(await player.refused(deposit, pay('usd-all', 500_000, 'USD'))).toMatchObject(refusal);
    await player.call(deposit, pay('usd', 1000, 'USD'));
    expect(await player.refused(deposit, pay('eur', 1141))).toMatchObject(refusal);
    await player.call(deposit, pay('eur-left', 1140));
    const { data } = await player.call(getUserLimits);
    expect(data.find(({ type }) => type === 'deposit')).toMatchObject({ used: 2000 });
  });

  it('[RG-4] cooling off stops deposits and can be made longer but not shorter or ended', async () => {
    const player = await asDemo(sandbox, 'empty');
    const { data } = await player.call(setUserLimit, time('coolingoff', 86_400));
    expect((await player.refused(setUserLimit, time('coolingoff', 3600))).status).toBe(409);
    expect((await player.refused(disableUserLimit, { params: { id: data.id } })).status).toBe(403);
    await player.call(setUserLimit, time('coolingoff', 2 * 86_400));
    expect(await player.refused(deposit, pay('cooling', 100))).toMatchObject({
      status: 403,
      body: { code: 'cooling_off' },
    });
    sandbox.core.clock.step(2 * dayMs);
    await player.call(deposit, pay('cooling', 100));
  });

  it('[RG-4] self-exclusion ends every session and keeps the door shut until it ends', async () => {
    const body = { login: 'pve@slipstream.example', password: demoPassword };
    const { player_id: id, token } = await sandbox.call(signIn, { body });
    const player = withToken(sandbox, id, token);
    await player.call(setUserLimit, time('selfexclusion', 86_400));
    expect((await player.refused(getAccounts)).status).toBe(401);
    expect(await sandbox.refused(signIn, { body })).toMatchObject({ status: 403, body: { code: 'self_excluded' } });
    sandbox.core.clock.step(dayMs);
    await sandbox.call(signIn, { body });
  });

  it('[RG-4] a limit on the length of a sign-in ends it', async () => {
    const player = await asDemo(sandbox, 'brazil');
    await player.call(setUserLimit, time('session', 600));
    sandbox.pass(599_000);
    await player.call(getAccounts);
    sandbox.pass(1000);
    expect((await player.refused(getAccounts)).status).toBe(401);
  });

  it("[RG-4] somebody else's limit does not exist", async () => {
    const player = await asDemo(sandbox, 'rich');
    expect((await player.refused(disableUserLimit, { params: { id: 'demo-limited-bet' } })).status).toBe(404);
  });
});
