import { randomUUID } from 'node:crypto';
import { getMaxStake } from '@slipstream/contract/http/bets/get-max-stake';
import { placeBets } from '@slipstream/contract/http/bets/place-bets';
import { cashOut } from '@slipstream/contract/http/bets/cash-out';
import { reconcilePlacement } from '@slipstream/contract/http/bets/reconcile-placement';
import type { Provider } from '@slipstream/simulation/fixture';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLedger } from '../../testing/audit-ledger.ts';
import { describeEachPlace } from '../../testing/each-database.ts';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';
import { anyPick, asBettor, intentOf, picksOf, several, single, type Bettor } from '../testing/bettor.ts';

let sandbox: TestSandbox;
let ordinary: Bettor;
let rich: Bettor;

const picks = (count: number, provider?: Provider) => picksOf(sandbox, count, provider);
const first = () => anyPick(sandbox);

/** A lever of the control page. */
async function pull(name: string, body: object): Promise<void> {
  const reply = await sandbox.control(name, body);
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
}

describeEachPlace('placing again', (place) => {
  beforeAll(async () => {
    sandbox = await runningSandbox({ database: await place() });
    ordinary = await asBettor(sandbox, 'ordinary');
    rich = await asBettor(sandbox, 'rich');
  });
  afterAll(() => sandbox.close());

  describe('[PLACE-6] a key counts once', () => {
    it('answers the same bets to the same request', async () => {
      const key = randomUUID();
      const body = {
        meta: { device_id: randomUUID(), quick: false, type: 'single', locale: 'en', odds_accept_mode: 'none' },
        bets: [single(first(), 700)],
      };
      const before = await ordinary.balance();
      const sent = { body, headers: { 'Idempotency-Key': key } };
      const answers = await Promise.all(Array.from({ length: 5 }, () => ordinary.call(placeBets, sent)));
      expect(new Set(answers.map(({ bets }) => bets[0]?.id)).size).toBe(1);
      expect(await ordinary.balance()).toBe(before - 700);
    });

    it('is forgotten 30 days after its request', async () => {
      const [old, young] = [randomUUID(), randomUUID()];
      for (const key of [old, young]) await ordinary.place([single(first(), 100)], { key });
      const { database } = sandbox.core;
      const age = (key: string, days: number) =>
        database
          .updateTable('request_key')
          .set({ at_ms: sandbox.nowMs() - days * 86_400_000 })
          .where('request_key', '=', key)
          .execute();
      await age(old, 31);
      await age(young, 29);
      sandbox.pass(61_000);
      await sandbox.core.book.round();
      const left = await database
        .selectFrom('request_key')
        .select('request_key')
        .where('request_key', 'in', [old, young])
        .execute();
      expect(left).toEqual([{ request_key: young }]);
    });

    it('refuses another request under the same key', async () => {
      const key = randomUUID();
      await ordinary.place([single(first(), 100)], { key });
      const { status, body } = await ordinary.refusedPlace([single(first(), 200)], { key });
      expect([status, body.code]).toEqual([409, 'idempotency_key_reused']);
    });

    it('is the player’s own', async () => {
      const key = randomUUID();
      await ordinary.place([single(first(), 100)], { key });
      const { bets } = await rich.place([single(first(), 100)], { key });
      expect(bets).toHaveLength(1);
    });

    it('reconciles what was placed and what was refused', async () => {
      const placed = randomUUID();
      const refused = randomUUID();
      const { bets } = await ordinary.place([single(first(), 100)], { key: placed });
      await ordinary.refusedPlace([single({ ...first(), odds: 1010 }, 100)], { key: refused });
      expect(await ordinary.call(reconcilePlacement, { params: { key: placed } })).toEqual({
        state: 'placed',
        bets,
        errors_by_bet: [],
      });
      const answer = await ordinary.call(reconcilePlacement, { params: { key: refused } });
      expect(answer).toMatchObject({ state: 'refused', error: { code: 101 } });
    });

    it('closes a key nobody has used, so that a late request does nothing', async () => {
      const key = randomUUID();
      const before = await ordinary.balance();
      expect(await ordinary.call(reconcilePlacement, { params: { key } })).toEqual({ state: 'unknown' });
      const { status, body } = await ordinary.refusedPlace([single(first(), 100)], { key });
      expect([status, body.code]).toEqual([409, 'placement_closed']);
      expect(await ordinary.call(reconcilePlacement, { params: { key } })).toEqual({ state: 'unknown' });
      expect(await ordinary.balance()).toBe(before);
    });
  });

  describe('[PLACE-7] the highest stake', () => {
    it('is one the book takes, and one more is not', async () => {
      const bets = [
        single(first(), 0),
        several('combo', picks(5), 0),
        several('combo', picks(9), 0),
        several('system', picks(4), 0, '2-of-4'),
      ];
      const { bets: answers } = await rich.call(getMaxStake, { body: { bets: bets.map(intentOf) } });
      for (const [at, bet] of bets.entries()) {
        const max = answers[at]?.max_stake ?? 0;
        expect(max).toBeGreaterThan(0);
        expect((await rich.place([{ ...bet, stake: max }])).bets).toHaveLength(1);
        const { body } = await rich.refusedPlace([{ ...bet, stake: max + 1 }]);
        expect(body.code).toMatch(/limit_exceeded/);
      }
    });

    it('is no more than the player has', async () => {
      const intent = intentOf(single(first(), 0));
      const { bets } = await ordinary.call(getMaxStake, { body: { bets: [intent] } });
      expect(bets[0]?.max_stake).toBe(await ordinary.balance());
      expect(bets[0]?.min_stake).toBe(1);
      const inDollars = await ordinary.call(getMaxStake, { body: { bets: [{ ...intent, currency: 'USD' }] } });
      expect(inDollars.bets[0]?.min_stake).toBe(10);
    });

    it('is refused for a slip the book would refuse', async () => {
      const pick = first();
      const intent = intentOf(several('combo', [pick, pick], 0));
      const { status, body } = await ordinary.refused(getMaxStake, { body: { bets: [intent] } });
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'same_match' });
    });
  });

  describe('trouble on purpose', () => {
    it('[PLACE-4] refuses the next placement with a code', async () => {
      await pull('bet-reject', { code: 'phone_not_verified' });
      const { status, body } = await ordinary.refusedPlace([single(first(), 100)]);
      expect([status, body.code]).toEqual([400, 'phone_not_verified']);
      expect((await ordinary.place([single(first(), 100)])).bets).toHaveLength(1);
    });

    it('[PLACE-6] loses an answer after the money has moved, and the key tells', async () => {
      const key = randomUUID();
      const before = await ordinary.balance();
      await pull('bet-answer-lost', { count: 1 });
      await expect(ordinary.place([single(first(), 400)], { key })).rejects.toThrow('fetch failed');
      expect(await ordinary.balance()).toBe(before - 400);
      const answer = await ordinary.call(reconcilePlacement, { params: { key } });
      expect(answer).toMatchObject({ state: 'placed', bets: [{ stake: { value: 400 } }] });
    });

    it('answers late, moves prices and finds the database busy', async () => {
      await pull('bet-answer-delay', { count: 1, ms: 30 });
      expect((await ordinary.place([single(first(), 100)])).bets).toHaveLength(1);
      await pull('bet-price-move', { count: 1 });
      expect((await ordinary.refusedPlace([single(first(), 100)])).body.code).toBe(101);
      await pull('bet-database-busy', { count: 2 });
      const { status, body } = await ordinary.refusedPlace([single(first(), 100)]);
      expect([status, body.code]).toEqual([503, 'unavailable']);
      const wish = {
        headers: { 'Idempotency-Key': randomUUID() },
        body: { bet_id: 'b', offer_id: 'o', to_cashout: 1, stake_part: null },
      };
      expect((await ordinary.refused(cashOut, wish)).status).toBe(503);
      expect((await ordinary.refused(cashOut, wish)).status).toBe(404);
    });

    it('is on the control page, every kind of it', async () => {
      const page = await (await sandbox.askControls('/control')).text();
      for (const name of ['reject', 'answer-lost', 'answer-delay', 'price-move', 'database-busy', 'timing']) {
        expect(page).toContain(`data-command="bet-${name}"`);
      }
    });
  });

  it('a script that places without a pause has to wait', async () => {
    const script = await asBettor(sandbox, 'empty');
    const bet = single({ ...first(), outcome_id: 'nothing' }, 100);
    const statuses: number[] = [];
    for (let count = 0; count < 121; count += 1) statuses.push((await script.refusedPlace([bet])).status);
    expect(new Set(statuses.slice(0, 120))).toEqual(new Set([400]));
    expect(statuses[120]).toBe(429);
    sandbox.pass(10_001);
    expect((await script.refusedPlace([bet])).status).toBe(400);
  });

  it('leaves a book that balances', async () => {
    expect(await auditLedger(sandbox.core.database)).toEqual([]);
  });
});
