import { setUserLimit } from '@slipstream/contract/http/account/set-user-limit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachPlace } from '../../testing/each-database.ts';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';
import { anyPick, asBettor, single } from '../testing/bettor.ts';

const limit = (type: 'bet' | 'wager', value: number) => ({
  body: { type, amount: { value, currency: 'EUR' }, seconds: null, period: type === 'bet' ? null : 'day' },
});

describeEachPlace('limits of a player', (place) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await runningSandbox({ database: await place() });
  });
  afterAll(() => sandbox.close());

  it('[RG-5] counts every currency against the limits of a player', async () => {
    const player = await asBettor(sandbox, 'ordinary');
    const inDollars = (stake: number) => single(anyPick(sandbox), stake, { currency: 'USD' });
    await player.call(setUserLimit, limit('bet', 860));
    expect((await player.refusedPlace([inDollars(5000)])).body.code).toBe('player_limit_reached');
    expect((await player.refusedPlace([inDollars(1001)])).body.code).toBe('player_limit_reached');
    await player.place([inDollars(1000)]);
    await player.call(setUserLimit, limit('wager', 2000));
    const { errors_by_bet: errors } = await player.place([inDollars(900), single(anyPick(sandbox), 400)]);
    expect(errors).toMatchObject([{ code: 'player_limit_reached' }]);
    await player.place([single(anyPick(sandbox), 366)]);
    expect((await player.refusedPlace([inDollars(10)])).body.code).toBe('player_limit_reached');
  });
});
