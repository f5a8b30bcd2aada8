import { activateBonus } from '@slipstream/contract/http/bonuses/activate-bonus';
import { authorizeChannels } from '@slipstream/contract/http/session/authorize-channels';
import { boostBonus } from '@slipstream/contract/http/bonuses/boost-bonus';
import { createWebsocketToken } from '@slipstream/contract/http/session/create-websocket-token';
import { getAmbProgress } from '@slipstream/contract/http/bonuses/get-amb-progress';
import { getBonus } from '@slipstream/contract/http/bonuses/get-bonus';
import { getBonuses } from '@slipstream/contract/http/bonuses/get-bonuses';
import { getBonusTerms } from '@slipstream/contract/http/bonuses/get-bonus-terms';
import { getFreebets } from '@slipstream/contract/http/bonuses/get-freebets';
import { getJackpot } from '@slipstream/contract/http/bonuses/get-jackpot';
import { getJackpotHits } from '@slipstream/contract/http/bonuses/get-jackpot-hits';
import { getJackpots } from '@slipstream/contract/http/bonuses/get-jackpots';
import { getSettings } from '@slipstream/contract/http/site/get-settings';
import { getTournamentRating } from '@slipstream/contract/http/bonuses/get-tournament-rating';
import { redeemPromoCode } from '@slipstream/contract/http/bonuses/redeem-promo-code';
import { saveSettings } from '@slipstream/contract/http/account/save-settings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asDemo, type TestPlayer } from '../testing/as-player.ts';
import { describeEachPlace } from '../testing/each-database.ts';
import { runningSandbox, type TestSandbox } from '../testing/running-sandbox.ts';
import { giveByHand } from './give.ts';

const code = (refused: { readonly status: number; readonly body: unknown }) =>
  `${refused.status} ${String((refused.body as { code: unknown }).code)}`;

describeEachPlace('who is shown offers', (place) => {
  let sandbox: TestSandbox;

  beforeAll(async () => {
    sandbox = await runningSandbox({ database: await place() });
    sandbox.core.clock.pause();
  });
  afterAll(() => sandbox.close());

  async function takeBreak(playerId: string): Promise<void> {
    const limit = { id: 'break', player_id: playerId, type: 'coolingoff', amount: null, currency: null, seconds: 3600 };
    const times = { created_ms: 0, active_from_ms: 0, active_until_ms: null };
    await sandbox.core.database
      .insertInto('user_limit')
      .values({ ...limit, period: null, confirmed: 1, ending: 0, ...times } as never)
      .execute();
  }

  /** Every event of the player's own channel from here on. */
  async function toldTo(player: TestPlayer): Promise<readonly string[]> {
    const told: string[] = [];
    const client = await sandbox.connect({
      getToken: async () => (await player.call(createWebsocketToken, { body: {} })).token,
    });
    const channel = `$player:${player.id}`;
    const granted = await player.call(authorizeChannels, { body: { channels: [channel] } });
    const subscription = client.newSubscription(channel, { token: granted.channels[0]?.token ?? '' });
    subscription.on('publication', ({ data }) => told.push((data as { event: string }).event));
    subscription.subscribe();
    await subscription.ready(5000);
    return told;
  }

  it('[ODDS-2] who wants none says so once, on whichever device', async () => {
    const phone = await asDemo(sandbox, 'ordinary');
    const desktop = await asDemo(sandbox, 'ordinary');
    expect((await phone.call(getSettings)).offers).toBe('on');
    expect((await phone.call(saveSettings, { body: { offers: 'off' } })).offers).toBe('off');
    await phone.call(saveSettings, { body: { odds_type: 'american' } });
    expect((await desktop.call(getSettings)).offers).toBe('off');
    expect((await (await asDemo(sandbox, 'rich')).call(getSettings)).offers).toBe('on');
    expect((await sandbox.call(getSettings)).offers).toBe('on');
    // What the player has stays theirs.
    expect((await desktop.call(getBonuses)).data.length).toBeGreaterThan(3);
    expect((await desktop.call(saveSettings, { body: { offers: 'on' } })).offers).toBe('on');
    expect(code(await desktop.refused(saveSettings, { body: { offers: 'paused' } }))).toBe('400 bad_request');
  });

  it('[BONUS-2] [JACKPOT-1] a player on a break is shown, told and given nothing', async () => {
    const resting = await asDemo(sandbox, 'vip');
    const own = (await resting.call(getFreebets)).data.find(({ issued }) => issued !== null);
    await takeBreak(resting.id);
    const told = await toldTo(resting);
    const before = await bonusCount(resting.id);
    expect((await resting.call(getSettings)).offers).toBe('paused');
    expect((await resting.call(saveSettings, { body: { offers: 'on' } })).offers).toBe('paused');
    expect((await resting.call(getBonuses)).data).toEqual([]);
    expect((await resting.call(getFreebets)).data).toEqual([]);
    expect((await resting.call(getAmbProgress, { body: { bets: [] } })).data).toEqual([]);
    expect((await resting.call(getJackpots)).data).toEqual([]);
    expect((await resting.call(getJackpotHits)).data).toEqual([]);
    const params = { list: 'freebets', id: own?.id };
    expect(code(await resting.refused(getBonus, { params }))).toBe('404 not_found');
    expect(code(await resting.refused(getBonusTerms, { params }))).toBe('404 not_found');
    expect(code(await resting.refused(getJackpot, { params: { id: 'city-lights' } }))).toBe('404 not_found');
    expect(code(await resting.refused(getTournamentRating, { params: { id: 'weekend-cup' } }))).toBe('404 not_found');
    expect(code(await resting.refused(redeemPromoCode, { body: { code: 'CRATE' } }))).toBe('403 cooling_off');
    expect(code(await resting.refused(activateBonus, { params: { id: own?.id } }))).toBe('403 cooling_off');
    const boost = { params: { id: own?.id }, body: { multiplier: 1250 } };
    expect(code(await resting.refused(boostBonus, boost))).toBe('403 cooling_off');
    // A week later the calendar has something new, for those who listen and take no break.
    sandbox.core.clock.jump(sandbox.core.clock.now() + 8 * 86_400_000);
    sandbox.pass(60_000);
    await sandbox.core.bonuses.round();
    expect(await bonusCount(resting.id)).toBe(before);
    await giveByHand(sandbox.core.bonuses, resting.id, 'code-freebet', 'during the break');
    await sandbox.core.bonuses.round();
    expect(told).not.toContain('bonus_issued');
  });

  async function bonusCount(playerId: string): Promise<number> {
    const { database } = sandbox.core;
    return (await database.selectFrom('bonus').select('id').where('player_id', '=', playerId).execute()).length;
  }
});
