import { randomUUID } from 'node:crypto';
import { getBonuses } from '@slipstream/contract/http/bonuses/get-bonuses';
import { getBonus } from '@slipstream/contract/http/bonuses/get-bonus';
import { activateBonus } from '@slipstream/contract/http/bonuses/activate-bonus';
import { placeBets } from '@slipstream/contract/http/bets/place-bets';
import { reconcilePlacement } from '@slipstream/contract/http/bets/reconcile-placement';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asBettor, boardsOf, pickOf, several, single, type BetBody, type Bettor } from '../bets/testing/bettor.ts';
import { auditLedger } from '../testing/audit-ledger.ts';
import { describeEachPlace } from '../testing/each-database.ts';
import { runningSandbox, type TestSandbox } from '../testing/running-sandbox.ts';
import { giveByHand } from './give.ts';

describeEachPlace('a bonus in bets', (place) => {
  let sandbox: TestSandbox;
  let player: Bettor;
  let database: string;

  beforeAll(async () => {
    database = await place();
    sandbox = await runningSandbox({ database });
    sandbox.core.clock.pause();
    player = await asBettor(sandbox, 'empty');
  });
  afterAll(() => sandbox.close());

  const freebet = async (offer = 'code-freebet') => {
    const row = await giveByHand(sandbox.core.bonuses, player.id, offer, randomUUID());
    await player.call(activateBonus, { params: { id: row?.id } });
    return row?.id ?? '';
  };
  const status = async (id: string) =>
    (await player.call(getBonus, { params: { list: 'freebets', id } })).data.user_bonus_status;
  const withFreebet = (id: string, changes: Partial<BetBody> = {}) => {
    const [board] = boardsOf(sandbox, 1, { sport: 'soccer' });
    if (board === undefined) throw new Error('nothing to bet on');
    return single(pickOf(board), 1000, { bonus: { id, type: 'freebet', odds: null }, ...changes });
  };

  it('[BONUS-7] [SLIP-12] is placed with the house’s money by a player who has none', async () => {
    const id = await freebet();
    const { bets } = await player.place([withFreebet(id)]);
    expect(bets[0]).toMatchObject({
      bonus: { id, type: 'freebet', freebet_type: 'freebet_only_win' },
      to_cashout: null,
    });
    expect(await player.balance()).toBe(0);
    expect(await status(id)).toBe('bonus_over');
    const again = await player.refusedPlace([withFreebet(id)]);
    expect(again.body).toMatchObject({ code: 'bonus_not_eligible', details: [{ message: 'active' }] });
  });

  it('[BONUS-7] many requests at once: one of them gets it', async () => {
    const id = await freebet();
    const answers = await Promise.allSettled(Array.from({ length: 12 }, () => player.place([withFreebet(id)])));
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
    const uses = await sandbox.core.database
      .selectFrom('bonus_use')
      .select('state')
      .where('bonus_id', '=', id)
      .execute();
    expect(uses).toEqual([{ state: 'open' }]);
  });

  it('[BONUS-7] one request can not use it twice, nor two freebets where one is allowed', async () => {
    const id = await freebet();
    const [one, two] = boardsOf(sandbox, 2, { sport: 'soccer' });
    if (one === undefined || two === undefined) throw new Error('nothing to bet on');
    const bonus = { id, type: 'freebet', odds: null } as const;
    const { bets, errors_by_bet: errors } = await player.place([
      single(pickOf(one), 1000, { bonus }),
      single(pickOf(two), 1000, { bonus }),
    ]);
    expect(bets).toHaveLength(1);
    expect(errors).toMatchObject([{ index: 1, code: 'bonus_not_eligible' }]);
  });

  it('[PLACE-6] a lost answer: the same request again answers the same bet and uses nothing more', async () => {
    const id = await freebet();
    const key = randomUUID();
    const meta = { device_id: randomUUID(), quick: false, type: 'single', locale: 'en', odds_accept_mode: 'none' };
    const sent = { headers: { 'Idempotency-Key': key }, body: { meta, bets: [withFreebet(id)] } };
    const first = await player.call(placeBets, sent);
    const again = await player.call(placeBets, sent);
    expect(again.bets[0]?.id).toBe(first.bets[0]?.id);
    expect(await player.call(reconcilePlacement, { params: { key } })).toMatchObject({ state: 'placed' });
    const uses = await sandbox.core.database
      .selectFrom('bonus_use')
      .select('bet_id')
      .where('bonus_id', '=', id)
      .execute();
    expect(uses).toHaveLength(1);
  });

  it.each([
    ['another amount', { stake: 999 }, 'freebet-stake'],
    ['another currency', { currency: 'USD' }, 'currency'],
  ])('[BONUS-7] refuses %s', async (_, changes, reason) => {
    const id = await freebet();
    const refused = await player.refusedPlace([withFreebet(id, changes)]);
    expect(refused.body).toMatchObject({
      code: 'bonus_not_eligible',
      details: [{ path: 'bets.0.bonus', message: reason }],
    });
    expect(await status(id)).toBe('active');
    await player.place([withFreebet(id)]);
  });

  it('[BONUS-7] conditions of the bet are told one by one', async () => {
    const row = await giveByHand(sandbox.core.bonuses, player.id, 'verified-freebet', randomUUID());
    await player.call(activateBonus, { params: { id: row?.id } });
    const refused = await player.refusedPlace([withFreebet(row?.id ?? '', { stake: 500 })]);
    expect(refused.body).toMatchObject({ details: [{ message: 'selection-count' }] });
    const picks = boardsOf(sandbox, 2, { sport: 'soccer' }).map((board) => pickOf(board));
    const bonus = { id: row?.id ?? '', type: 'freebet', odds: null } as const;
    const { bets } = await player.place([{ ...several('combo', picks, 500), bonus }]);
    expect(bets[0]?.bonus?.id).toBe(row?.id);
  });

  it('another player’s bonus is as good as none', async () => {
    const id = await freebet();
    const rich = await asBettor(sandbox, 'rich');
    expect((await rich.refusedPlace([withFreebet(id)])).body.code).toBe('bonus_not_eligible');
    expect(await status(id)).toBe('active');
  });

  it('a live bet that is rejected gives the freebet back, and no money moves to the player', async () => {
    const row = await giveByHand(sandbox.core.bonuses, 'demo-rich', 'code-freebet', randomUUID());
    const rich = await asBettor(sandbox, 'rich');
    await sandbox.core.database
      .updateTable('bonus')
      .set({ status: 'active' })
      .where('id', '=', row?.id ?? '')
      .execute();
    const cash = await rich.balance();
    const [board] = boardsOf(sandbox, 1, { sport: 'soccer', status: 1 });
    if (board === undefined) throw new Error('nothing is live');
    const bonus = { id: row?.id ?? '', type: 'freebet', odds: null } as const;
    const { bets } = await rich.place([single(pickOf(board), 1000, { bonus })]);
    expect(bets[0]?.status).toBe('submitted');
    sandbox.core.setProvider('betradar', 'inactive');
    sandbox.pass(10_000);
    await sandbox.core.book.round();
    sandbox.core.setProvider('betradar', 'active');
    expect((await rich.bet(bets[0]?.id ?? '')).status).toBe('rejected');
    const { data } = await rich.call(getBonus, { params: { list: 'freebets', id: row?.id } });
    expect(data).toMatchObject({ user_bonus_status: 'active', issued: { times_used: 0 } });
    expect(await rich.balance()).toBe(cash);
    expect(await auditLedger(sandbox.core.database)).toEqual([]);
  });

  it('[BONUS-8] a bet that is rejected after the tournament’s end does not open the tournament again', async () => {
    const rich = await asBettor(sandbox, 'rich');
    const [board] = boardsOf(sandbox, 1, { sport: 'soccer', status: 1 });
    if (board === undefined) throw new Error('nothing is live');
    const cup = { id: 'weekend-cup', type: 'tournament', odds: null } as const;
    const { bets } = await rich.place([single(pickOf(board), 1000, { bonus: cup })]);
    expect(bets[0]?.status).toBe('submitted');
    const ofEntry = async () => {
      const { data } = await rich.call(getBonuses, { query: { type: 'tournament', limitPerType: 50 } });
      return data.find(({ id }) => id === cup.id)?.user_bonus_status;
    };
    await sandbox.core.database.updateTable('tournament').set({ ends_ms: sandbox.core.clock.now() }).execute();
    for (let round = 0; round < 4; round += 1) await sandbox.core.bonuses.round();
    expect(await ofEntry()).toBe('bonus_over');
    sandbox.core.setProvider('betradar', 'inactive');
    sandbox.pass(10_000);
    await sandbox.core.book.round();
    sandbox.core.setProvider('betradar', 'active');
    expect((await rich.bet(bets[0]?.id ?? '')).status).toBe('rejected');
    expect(await ofEntry()).toBe('bonus_over');
  });
});
