import { getBet } from '@slipstream/contract/http/bets/get-bet';
import { getJackpot } from '@slipstream/contract/http/bonuses/get-jackpot';
import { getJackpotHits } from '@slipstream/contract/http/bonuses/get-jackpot-hits';
import { getJackpots } from '@slipstream/contract/http/bonuses/get-jackpots';
import { markBonusesSeen } from '@slipstream/contract/http/bonuses/mark-bonuses-seen';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asBettor, boardsOf, pickOf, single, type Bettor } from '../bets/testing/bettor.ts';
import { auditLedger } from '../testing/audit-ledger.ts';
import { describeEachPlace } from '../testing/each-database.ts';
import { runningSandbox, type TestSandbox } from '../testing/running-sandbox.ts';

describeEachPlace('jackpots', (place) => {
  let sandbox: TestSandbox;
  let player: Bettor;

  beforeAll(async () => {
    sandbox = await runningSandbox({ database: await place() });
    sandbox.core.clock.pause();
    player = await asBettor(sandbox, 'rich');
    // One bet in some hundred would hit the smallest level by chance.
    await sandbox.core.database
      .updateTable('jackpot_level')
      .set({ hit_at: 7_500 })
      .where('level', '=', 'mini')
      .execute();
  });
  afterAll(() => sandbox.close());

  const bet = (stake: number, currency = 'EUR', jackpots = ['city-lights']) => {
    const [board] = boardsOf(sandbox, 1, { sport: 'soccer' });
    if (board === undefined) throw new Error('nothing to bet on');
    return single(pickOf(board), stake, { jackpots, currency });
  };
  const jackpot = async () => (await sandbox.call(getJackpot, { params: { id: 'city-lights' } })).data;

  /** Everything that ever went into the pools, and everything that is in them or came out to players. */
  const balance = async () => {
    const { database } = sandbox.core;
    const moved = await database
      .selectFrom('transfer')
      .innerJoin('posting', 'posting.id', 'transfer.posting_id')
      .select(['transfer.amount', 'transfer.to_purse', 'transfer.from_purse'])
      .where('posting.kind', '=', 'jackpot')
      .execute();
    const sum = (rows: typeof moved) => rows.reduce((total, { amount }) => total + amount, 0);
    const into = sum(
      moved.filter(({ to_purse: to, from_purse: from }) => to.includes('/pool/') && from.startsWith('house/')),
    );
    const hits = await database.selectFrom('jackpot_hit').select('amount').execute();
    const pools = (await sandbox.call(getJackpots)).data.reduce((total, { amount }) => total + amount, 0);
    return { into, out: pools + hits.reduce((total, hit) => total + hit.amount, 0) };
  };

  it('[JACKPOT-1] pools grow by a share of each bet, to the smallest unit', async () => {
    const [before, other] = (await sandbox.call(getJackpots)).data;
    expect(other?.id).toBe('night-train');
    const { bets } = await player.place([bet(12_345)]);
    const after = await jackpot();
    expect(after.amount - (before?.amount ?? 0)).toBe(123);
    expect(bets[0]).toMatchObject({ used_in_jackpot: true, jackpots: [{ id: 'city-lights', contribution: 123 }] });
    expect(after.levels.map(({ code }) => code)).toEqual(['mini', 'major', 'grand']);
    const { into, out } = await balance();
    expect(out).toBe(into);
  });

  it('[JACKPOT-1] a bet in another currency can not join, and one joins once', async () => {
    const refused = await player.refusedPlace([bet(500, 'USD')]);
    expect(refused.body.code).toBe('bonus_not_eligible');
    const unknown = await player.refusedPlace([{ ...bet(500), jackpots: ['nothing'] }]);
    expect(unknown.body.code).toBe('bonus_not_eligible');
    const { bets } = await player.place([bet(500, 'EUR', ['city-lights', 'city-lights'])]);
    expect(bets[0]?.jackpots).toEqual([{ id: 'city-lights', contribution: 5 }]);
  });

  it('[JACKPOT-1] [JACKPOT-2] is hit before its mark by the bet that takes it there, approved, then paid', async () => {
    const cash = await player.balance();
    let spent = 0;
    for (let tries = 0; tries < 60; tries += 1) {
      const { bets } = await player.place([bet(24_900)]);
      expect(bets).toHaveLength(1);
      spent += 24_900;
      const { data } = await player.call(getJackpotHits, { query: { forUser: true, unseen: true } });
      if (data.some(({ level }) => level.code === 'mini')) break;
    }
    // Each level is hit at a secret point, so a higher one may have been hit on the way.
    const hits = (await player.call(getJackpotHits, { query: { forUser: true, status: 'approved' } })).data;
    const hit = hits.find(({ level }) => level.code === 'mini');
    const won = hits.reduce((total, { amount }) => total + amount, 0);
    expect(hit).toMatchObject({ status: 'approved', seen: false, current_user: true });
    // What the last bet brought past the mark begins the next round.
    expect(hit?.amount).toBeLessThanOrEqual(10_000);
    expect((await jackpot()).levels[0]?.pool_amount).toBeGreaterThanOrEqual(5_000);
    expect((await jackpot()).levels[0]?.pool_amount).toBeLessThan(5_000 + 125);
    expect((await balance()).out).toBe((await balance()).into);
    sandbox.pass(6_000);
    await sandbox.core.bonuses.round();
    const paid = (await player.call(getJackpotHits, { query: { forUser: true } })).data;
    expect(paid.map(({ status }) => status)).toEqual(hits.map(() => 'paid'));
    expect(await player.balance()).toBe(cash - spent + won);
    await player.call(markBonusesSeen, { body: { bonuses: hits.map(({ id }) => ({ id, type: 'jackpot' })) } });
    expect((await player.call(getJackpotHits, { query: { unseen: true } })).data).toEqual([]);
    const others = await asBettor(sandbox, 'ordinary');
    const [seen] = (await others.call(getJackpotHits, { query: { jackpotId: 'city-lights' } })).data;
    expect(seen).toMatchObject({ current_user: false, seen: true });
    expect((await sandbox.refused(getJackpotHits, { query: { forUser: true } })).status).toBe(401);
  });

  it('[JACKPOT-1] many at once: nothing is lost between bets and the pools of several jackpots', async () => {
    const players = await Promise.all(['rich', 'vip', 'ordinary'].map((key) => asBettor(sandbox, key)));
    const both = ['city-lights', 'night-train'];
    const placed = await Promise.all(
      players.flatMap((one, who) =>
        Array.from({ length: 15 }, (_, at) => one.place([bet(501 + at * 3 + who, 'EUR', both)])),
      ),
    );
    const { id = '' } = placed[0]?.bets[0] ?? {};
    expect((await players[0]?.call(getBet, { params: { id } }))?.bet.jackpots.map(({ id: joined }) => joined)).toEqual(
      both,
    );
    const { into, out } = await balance();
    expect(out).toBe(into);
    expect(await auditLedger(sandbox.core.database)).toEqual([]);
  });
});
