import { continueSession } from '@slipstream/contract/http/session/continue-session';
import { getAccounts } from '@slipstream/contract/http/account/get-accounts';
import { startSession } from '@slipstream/contract/http/session/start-session';
import { trackActivity } from '@slipstream/contract/http/session/track-activity';
import { minor } from '@slipstream/units/minor';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { post } from '../../ledger/post.ts';
import { cashOf, houseStakes } from '../../ledger/purse.ts';
import { asDemo } from '../../testing/as-player.ts';
import { describeEachPlace } from '../../testing/each-database.ts';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';

const minuteMs = 60_000;

describeEachPlace('a betting session', (place) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await runningSandbox({ database: await place() });
  });
  afterAll(() => sandbox.close());

  const move = (kind: 'stake' | 'win', amount: number) => {
    const [cash, stakes] = [cashOf('demo-limited', 'EUR'), houseStakes('EUR')];
    const [from, to] = kind === 'stake' ? [cash, stakes] : [stakes, cash];
    const key = `${kind}-${amount}`;
    const transfers = [{ from, to, amount: minor(amount) }];
    const posting = { key, kind, atMs: sandbox.core.clock.now(), reference: null, transfers };
    return sandbox.core.ledger.write((entry) => post(entry, posting));
  };

  it('[RG-1] without limits has no end and no reality check', async () => {
    const player = await asDemo(sandbox, 'ordinary');
    const first = await player.call(startSession);
    expect(first).toMatchObject({ ends_at: null, reality_check: null });
    sandbox.pass(10 * minuteMs);
    expect((await player.call(startSession)).id).toBe(first.id);
    sandbox.pass(15 * minuteMs);
    expect((await player.call(startSession)).id).not.toBe(first.id);
  });

  it('[RG-1] [RG-2] the reality check comes due, says what it came to, and goes when the player goes on', async () => {
    const player = await asDemo(sandbox, 'limited');
    const first = await player.call(startSession);
    expect(first.reality_check).toBeNull();
    expect(Date.parse(first.ends_at ?? '') - Date.parse(first.started_at)).toBe(6 * 60 * minuteMs);
    await move('stake', 2000);
    await move('win', 500);
    sandbox.pass(10 * minuteMs - 1000);
    expect((await player.call(startSession)).reality_check).toBeNull();
    sandbox.pass(1000);
    const due = { period: 600, elapsed_seconds: 600, currency: 'EUR', staked: 2000, returned: 500, profit: -1500 };
    expect((await player.call(startSession)).reality_check).toEqual(due);
    expect((await player.call(startSession)).reality_check).toEqual(due);
    expect((await player.call(continueSession)).reality_check).toBeNull();
    expect((await player.call(startSession)).reality_check).toBeNull();
  });

  it('[RG-1] is over when its limit is reached, also for who signs in again, until a break has passed', async () => {
    const player = await asDemo(sandbox, 'limited');
    for (let minutes = 0; minutes < 49; minutes += 7) {
      sandbox.pass(7 * minuteMs);
      await player.call(startSession);
    }
    sandbox.pass(minuteMs);
    expect(await player.refused(startSession)).toMatchObject({ status: 403, body: { code: 'session_limit' } });
    expect((await player.refused(continueSession)).status).toBe(403);
    expect((await (await asDemo(sandbox, 'limited')).refused(startSession)).status).toBe(403);
    sandbox.pass(15 * minuteMs);
    await player.call(startSession);
  });

  it('[RG-1] a limit on all time of a day ends it too, and time away is not counted', async () => {
    const player = await asDemo(sandbox, 'vip');
    const body = { id: 'time-limit', player_id: player.id, type: 'time', seconds: 150, period: 'day' as const };
    const rest = { amount: null, currency: null, confirmed: 1, ending: 0, active_until_ms: null } as const;
    const times = { active_from_ms: 0, created_ms: 0 };
    await sandbox.core.database
      .insertInto('user_limit')
      .values({ ...body, ...rest, ...times })
      .execute();
    await player.call(startSession);
    sandbox.pass(10 * minuteMs);
    await player.call(startSession);
    sandbox.pass(minuteMs);
    expect((await player.refused(startSession)).status).toBe(403);
  });

  it('[RG-3] activity is counted by the minute, once for two tabs, and 401 says that it is used up', async () => {
    const player = await asDemo(sandbox, 'limited');
    expect(await player.call(trackActivity)).toEqual({ seconds_left: 7140 });
    expect(await player.call(trackActivity)).toEqual({ seconds_left: 7140 });
    sandbox.pass(minuteMs);
    expect(await player.call(trackActivity)).toEqual({ seconds_left: 7080 });
    sandbox.pass(20 * minuteMs);
    expect(await player.call(trackActivity)).toEqual({ seconds_left: 7020 });
    await sandbox.core.database.updateTable('time_use').set({ seconds: 7140 }).where('type', '=', 'activity').execute();
    sandbox.pass(minuteMs);
    expect(await player.refused(trackActivity)).toMatchObject({ status: 401, body: { code: 'activity_limit' } });
    expect((await player.refused(getAccounts)).status).toBe(401);
  });

  it('[RG-3] a player without such a limit has no end', async () => {
    expect(await (await asDemo(sandbox, 'ordinary')).call(trackActivity)).toEqual({ seconds_left: null });
  });
});
