import { bonusLists } from '@slipstream/contract/entities/bonuses/bonus-status';
import { getBonus } from '@slipstream/contract/http/bonuses/get-bonus';
import { getBonuses } from '@slipstream/contract/http/bonuses/get-bonuses';
import { getBonusTerms } from '@slipstream/contract/http/bonuses/get-bonus-terms';
import { getFreebets } from '@slipstream/contract/http/bonuses/get-freebets';
import { activateBonus } from '@slipstream/contract/http/bonuses/activate-bonus';
import { boostBonus } from '@slipstream/contract/http/bonuses/boost-bonus';
import { getTournamentBonuses } from '@slipstream/contract/http/bonuses/get-tournament-bonuses';
import { getTournamentRating } from '@slipstream/contract/http/bonuses/get-tournament-rating';
import { markBonusesSeen } from '@slipstream/contract/http/bonuses/mark-bonuses-seen';
import { openLootbox } from '@slipstream/contract/http/bonuses/open-lootbox';
import { redeemPromoCode } from '@slipstream/contract/http/bonuses/redeem-promo-code';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLedger } from '../testing/audit-ledger.ts';
import { asBettor, boardsOf, pickOf, single, type Bettor } from '../bets/testing/bettor.ts';
import { asDemo } from '../testing/as-player.ts';
import { describeEachPlace } from '../testing/each-database.ts';
import { runningSandbox, type TestSandbox } from '../testing/running-sandbox.ts';
import { giveByHand } from './give.ts';

const code = (refused: { readonly status: number; readonly body: unknown }) =>
  `${refused.status} ${String((refused.body as { code: unknown }).code)}`;

describeEachPlace('bonuses', (place) => {
  let sandbox: TestSandbox;
  let player: Bettor;

  beforeAll(async () => {
    sandbox = await runningSandbox({ database: await place() });
    sandbox.core.clock.pause();
    player = await asBettor(sandbox, 'ordinary');
  });
  afterAll(() => sandbox.close());

  const bonuses = async (query: object = {}) => (await player.call(getBonuses, { query })).data;

  it('[BONUS-1] [BONUS-6] a demo player has one of each kind, and freebets in every state', async () => {
    const all = await bonuses({ limitPerType: 50 });
    expect(new Set(all.map((bonus) => bonus.bonus_type))).toEqual(new Set(Object.keys(bonusLists)));
    const states = all.map((bonus) => bonus.user_bonus_status);
    expect(states).toEqual(expect.arrayContaining(['available', 'active', 'bonus_over', 'expired', 'overridden']));
    // What can still be used is valid; what was used, has ended or was replaced is past.
    for (const { user_bonus_status: status, issued } of all.filter((bonus) => bonus.issued !== null)) {
      const isLeft = ['available', 'active', 'not_available'].includes(status);
      expect([status, issued?.computed_status]).toEqual([status, isLeft ? 'valid' : 'past']);
    }
  });

  it('[BONUS-2] filters, limits per type, and pages', async () => {
    const some = await bonuses();
    expect(some.filter((bonus) => bonus.bonus_type === 'freebet').length).toBeLessThanOrEqual(4);
    expect((await bonuses({ type: 'hunting' })).map((bonus) => bonus.bonus_type)).toEqual(['hunting']);
    const active = await bonuses({ status: 'active' });
    expect(active.every((bonus) => bonus.user_bonus_status === 'active')).toBe(true);
    const unseen = await bonuses({ unseen: true });
    expect(unseen.every((bonus) => bonus.issued?.seen === false)).toBe(true);
    const { data, pagination } = await player.call(getFreebets, { query: { limit: 2, page: 2 } });
    expect(data).toHaveLength(2);
    expect(pagination).toMatchObject({ page: 2, limit: 2 });
    const open = await player.call(getFreebets, { query: { available: true } });
    expect(open.data.every(({ issued }) => issued !== null)).toBe(true);
    const cups = await player.call(getTournamentBonuses);
    expect(cups.pagination).toMatchObject({ page: 1, limit: 1 });
    const visitor = await sandbox.call(getFreebets);
    expect(visitor.data.every(({ issued }) => issued === null)).toBe(true);
  });

  it('[BONUS-2] tells one bonus and its terms, and nobody’s to another', async () => {
    const freebet = (await bonuses({ type: 'freebet' })).find((bonus) => bonus.user_bonus_status === 'active');
    const params = { list: 'freebets', id: freebet?.id };
    expect((await player.call(getBonus, { params })).data.id).toBe(freebet?.id);
    const terms = await player.call(getBonusTerms, { params });
    expect(terms.sections.length).toBeGreaterThan(2);
    const rich = await asDemo(sandbox, 'rich');
    expect(code(await rich.refused(getBonus, { params }))).toBe('404 not_found');
    expect(code(await rich.refused(activateBonus, { params: { id: freebet?.id } }))).toBe('404 not_found');
    expect(code(await sandbox.refused(getBonus, { params }))).toBe('404 not_found');
    expect(code(await player.refused(getBonus, { params: { list: 'huntings', id: freebet?.id } }))).toBe(
      '404 not_found',
    );
  });

  it('[BONUS-2] a code gives once; unknown and old ones say so and give nothing', async () => {
    const before = await bonuses({ limitPerType: 50 });
    expect(code(await player.refused(redeemPromoCode, { body: { code: 'NOSUCH' } }))).toBe('404 promo_code_unknown');
    expect(code(await player.refused(redeemPromoCode, { body: { code: 'SUMMER' } }))).toBe('410 promo_code_over');
    expect(await bonuses({ limitPerType: 50 })).toEqual(before);
    const { data } = await player.call(redeemPromoCode, { body: { code: 'slipstream' } });
    expect(data).toMatchObject({ bonus_type: 'freebet', user_bonus_status: 'available', amount: 1000 });
    expect(code(await player.refused(redeemPromoCode, { body: { code: 'SLIPSTREAM' } }))).toBe('409 promo_code_used');
  });

  it('[BONUS-4] marks as seen', async () => {
    const [unseen] = await bonuses({ unseen: true, type: 'freebet' });
    await player.call(markBonusesSeen, { body: { bonuses: [{ id: unseen?.id, type: 'freebet' }] } });
    expect((await bonuses({ unseen: true })).map(({ id }) => id)).not.toContain(unseen?.id);
  });

  it('[BONUS-5] [BONUS-7] activates once, one freebet at a time; a boost gives way to the next', async () => {
    const waiting = (await bonuses({ type: 'freebet', limitPerType: 50 })).find(
      (bonus) => bonus.user_bonus_status === 'available',
    );
    expect(code(await player.refused(activateBonus, { params: { id: waiting?.id } }))).toBe('409 freebet_active');
    const [boost] = await bonuses({ type: 'comboboost', status: 'active' });
    expect(code(await player.refused(activateBonus, { params: { id: boost?.id } }))).toBe('409 bonus_active');
    const row = await giveByHand(sandbox.core.bonuses, player.id, 'double-boost', 'test');
    const { data } = await player.call(activateBonus, { params: { id: row?.id } });
    expect(data.user_bonus_status).toBe('active');
    const { data: old } = await player.call(getBonus, { params: { list: 'comboboosts', id: boost?.id } });
    expect(old.user_bonus_status).toBe('overridden');
    const over = (await bonuses({ status: 'bonus_over', limitPerType: 50 }))[0];
    expect(code(await player.refused(activateBonus, { params: { id: over?.id } }))).toBe('409 bonus_over');
  });

  it('[BONUS-2] points raise what a freebet is worth; a used one stays as it is', async () => {
    const freebets = async () => (await player.call(getFreebets)).data;
    const found = (await freebets()).find((freebet) => freebet.boost_data !== null);
    const params = { id: found?.id };
    const multiplier = found?.boost_data?.multiplier;
    const { data } = await player.call(boostBonus, { params, body: { multiplier } });
    expect(data).toMatchObject({ amount: found?.boost_data?.amount_after, boost_multiplier: multiplier });
    const [hunting] = await bonuses({ type: 'hunting' });
    expect(hunting).toMatchObject({
      farming: { points: 80, available_points: 80 - (found?.boost_data?.price_points ?? 0) },
    });
    expect(code(await player.refused(boostBonus, { params, body: { multiplier: 7777 } }))).toBe('409 boost_unknown');
    expect(code(await player.refused(boostBonus, { params, body: { multiplier } }))).toBe('409 boost_unknown');
    const used = (await freebets()).find((freebet) => freebet.user_bonus_status === 'bonus_over');
    const refused = await player.refused(boostBonus, { params: { id: used?.id }, body: { multiplier: 1250 } });
    expect(code(refused)).toBe('409 bonus_over');
    expect((await freebets()).find(({ id }) => id === used?.id)).toEqual(used);
  });

  it('[BONUS-7] a box is opened once, and opening it again shows the same', async () => {
    const [lootbox] = await bonuses({ type: 'lootbox' });
    const box = lootbox?.bonus_type === 'lootbox' ? lootbox.boxes[0] : undefined;
    expect(box?.prize).toBeNull();
    const sent = { params: { id: lootbox?.id }, body: { box_id: box?.id } };
    const first = await player.call(openLootbox, sent);
    const again = await player.call(openLootbox, sent);
    expect(again.prize).toEqual(first.prize);
    expect(again.data.boxes_unopened).toBe(0);
    const rich = await asDemo(sandbox, 'rich');
    expect(code(await rich.refused(openLootbox, sent))).toBe('404 not_found');
  });

  it('[BONUS-8] the leaderboard has the player in it, shortened', async () => {
    const { data, current_user: own } = await player.call(getTournamentRating, {
      params: { id: 'weekend-cup' },
      query: { limit: 5, aroundMe: true },
    });
    expect(data).toHaveLength(5);
    expect(own).toMatchObject({ name: 'Ol***', farmed_amount: 300, position: 7 });
    expect(data.filter((row) => row.current_user)).toHaveLength(1);
    const visitor = await sandbox.call(getTournamentRating, { params: { id: 'weekend-cup' } });
    expect(visitor.current_user).toBeNull();
  });

  it('an expired bonus is over, and is not taken in a bet', async () => {
    const [active] = await bonuses({ type: 'freebet', status: 'active' });
    await sandbox.core.database
      .updateTable('bonus')
      .set({ expires_ms: sandbox.core.clock.now() })
      .where('id', '=', active?.id ?? '')
      .execute();
    const [board] = boardsOf(sandbox, 1, { sport: 'soccer' });
    if (board === undefined || active?.bonus_type !== 'freebet') throw new Error('nothing to bet on');
    const bet = single(pickOf(board), active.amount, { bonus: { id: active.id, type: 'freebet', odds: null } });
    const refused = await player.refusedPlace([bet]);
    expect(refused.body).toMatchObject({
      code: 'bonus_not_eligible',
      details: [{ path: 'bets.0.bonus', message: 'not-expired' }],
    });
    await sandbox.core.bonuses.round();
    expect((await player.call(getBonus, { params: { list: 'freebets', id: active.id } })).data.user_bonus_status).toBe(
      'expired',
    );
    expect(await auditLedger(sandbox.core.database)).toEqual([]);
  });
});
