import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerOffer } from '@slipstream/contract/http/bets/answer-offer';
import { minor } from '@slipstream/units/minor';
import { odds } from '@slipstream/units/odds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLedger } from '../../testing/audit-ledger.ts';
import { describeEachPlace } from '../../testing/each-database.ts';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';
import { offerKey } from '../../audit/bet-postings.ts';
import { readPostings } from '../../audit/read-postings.ts';
import { houseCash, houseStakes, purseId } from '../../ledger/purse.ts';
import { loadBets } from '../records/bet-store.ts';
import { asBettor, boardsOf, pickOf, single, type Bettor, type PickBody } from '../testing/bettor.ts';
import { priceAfterDelay } from './recheck.ts';
import { takeTraderOffer } from './decide-submitted.ts';
import { recheck } from './recheck.ts';

let sandbox: TestSandbox;
let ordinary: Bettor;

function livePick(): PickBody {
  const [board] = boardsOf(sandbox, 1, { status: 1 });
  if (board === undefined) throw new Error('nothing is live');
  return pickOf(board);
}

function prematch(): PickBody {
  const [board] = boardsOf(sandbox, 1);
  if (board === undefined) throw new Error('nothing is on');
  return pickOf(board);
}

/** A bet past the limit, with the trader's offer on it. */
async function offered() {
  const rich = await asBettor(sandbox, 'rich');
  await sandbox.core.database
    .updateTable('player')
    .set({ statuses: JSON.stringify(['vip']) })
    .where('id', '=', rich.id)
    .execute();
  const { bets } = await rich.place([single(prematch(), 1_500_000)]);
  await after(4_000);
  const bet = await rich.bet(bets[0]?.id ?? '');
  expect(bet).toMatchObject({ status: 'submitted', is_vip: true });
  expect(bet.offer?.stake).toBeLessThan(1_500_000);
  return { rich, bet, stake: bet.offer?.stake ?? 0 };
}

async function after(realMs: number): Promise<void> {
  sandbox.pass(realMs);
  await sandbox.core.book.round();
}

describeEachPlace('submitted bets', (place) => {
  beforeAll(async () => {
    sandbox = await runningSandbox({ database: await place() });
    // The world stands still, so that only a test moves a price.
    sandbox.core.clock.pause();
    ordinary = await asBettor(sandbox, 'ordinary');
  });
  afterAll(() => sandbox.close());

  describe('a live bet', () => {
    it('[MYBETS-2] is submitted, and accepted when its delay is over', async () => {
      const { bets } = await ordinary.place([single(livePick(), 500)]);
      const id = bets[0]?.id ?? '';
      expect(bets[0]).toMatchObject({ status: 'submitted', cashout: { reason: 'not_offered' } });
      expect(bets[0]?.delay_until_ms).toBeGreaterThanOrEqual(sandbox.core.clock.now());
      await after(3_900);
      expect((await ordinary.bet(id)).status).toBe('submitted');
      await after(200);
      expect(await ordinary.bet(id)).toMatchObject({ status: 'waiting_results', delay_until_ms: null });
    });

    it('[MYBETS-2] is decided at once when the control page says so', async () => {
      const { bets } = await ordinary.place([single(livePick(), 500)]);
      await sandbox.control('bet-decide');
      expect(await ordinary.bet(bets[0]?.id ?? '')).toMatchObject({ status: 'waiting_results', delay_until_ms: null });
    });

    it('[MYBETS-2] is rejected with a reason and its stake comes back when the provider fails meanwhile', async () => {
      const before = await ordinary.balance();
      const { bets } = await ordinary.place([single(livePick(), 500)]);
      sandbox.core.setProvider('betradar', 'inactive');
      await after(5_000);
      sandbox.core.heal();
      sandbox.core.clock.pause();
      const bet = await ordinary.bet(bets[0]?.id ?? '');
      expect(bet).toMatchObject({ status: 'rejected', result: 'canceled', win_amount: null });
      expect(bet.rejection?.message).not.toBe('');
      expect(await ordinary.balance()).toBe(before);
    });

    it.each([
      ['none', 2000, 1900, null],
      ['none', 2000, 2000, 2000],
      ['none', 2000, 2100, 2000],
      ['higher', 2000, 1900, null],
      ['higher', 2000, 2100, 2100],
      ['any', 2000, 1900, 1900],
      ['any', 2000, 2100, 2100],
    ] as const)('[SLIP-8] mode %s: %i agreed, %i at the end of the delay', (mode, agreed, current, taken) => {
      expect(priceAfterDelay({ mode, floorOdds: null }, odds(agreed), odds(current))).toBe(taken);
    });

    it('[PLACE-2] is rejected with 101 when the price has fallen, and takes the fall where the player does', async () => {
      const { environment, database } = sandbox.core.book;
      const fallen = { ...environment, priceFactorPermille: 900 };
      const strict = await ordinary.place([single(livePick(), 100)]);
      const easy = await ordinary.place([single(livePick(), 100)], { mode: 'any' });
      const [one, two] = await loadBets(database, [strict.bets[0]?.id ?? '', easy.bets[0]?.id ?? '']);
      if (one === undefined || two === undefined) throw new Error('lost');
      expect(recheck(fallen, one)).toEqual({ kind: 'rejected', code: 101 });
      const taken = recheck(fallen, two);
      if (taken.kind !== 'accepted') throw new Error('rejected');
      expect(taken.bet.odds).toBe(Math.floor((two.odds * 900) / 1000));
      expect(taken.bet.potentialWin).toBeLessThan(two.potentialWin);
      await after(5_000);
    });

    it('is decided after a restart', async () => {
      const data = mkdtempSync(join(tmpdir(), 'sandbox-delay-'));
      const first = await runningSandbox({ data });
      first.core.clock.pause();
      const player = await asBettor(first, 'ordinary');
      const [board] = boardsOf(first, 1, { status: 1 });
      if (board === undefined) throw new Error('nothing is live');
      const { bets } = await player.place([single(pickOf(board), 500)]);
      await first.close();
      const second = await runningSandbox({ data });
      second.core.clock.pause();
      second.pass(10_000);
      await second.core.book.round();
      const again = await asBettor(second, 'ordinary');
      expect((await again.bet(bets[0]?.id ?? '')).status).toMatch(/waiting_results|rejected/);
      await second.close();
      rmSync(data, { recursive: true, force: true });
    });
  });

  describe('a VIP’s bet', () => {
    it.each([
      [2_100_000, true, 'rejected'],
      [50_000, false, 'waiting_results'],
      [900_000, true, 'waiting_results'],
    ])('a stake of %i goes to a trader: %s, and becomes %s', async (stake, isVip, status) => {
      const vip = await asBettor(sandbox, 'vip');
      const before = await vip.balance();
      const { bets } = await vip.place([single(prematch(), stake)]);
      expect(bets[0]).toMatchObject({ is_vip: isVip, status: isVip ? 'submitted' : 'waiting_results' });
      await after(4_000);
      expect(await vip.bet(bets[0]?.id ?? '')).toMatchObject({ status });
      expect(await vip.balance()).toBe(status === 'rejected' ? before : before - stake);
    });

    it('past the limit gets a smaller stake offered, and taking it gives the rest back', async () => {
      const { rich, bet, stake } = await offered();
      const before = await rich.balance();
      const params = { id: bet.id };
      const wrong = await rich.refused(answerOffer, { params, body: { accept: true, stake: stake + 1 } });
      expect(wrong).toMatchObject({ status: 409, body: { code: 'offer_changed' } });
      const answer = await rich.call(answerOffer, { params, body: { accept: true, stake } });
      expect(answer.bet).toMatchObject({ status: 'waiting_results', stake: { value: stake }, offer: null });
      expect(await rich.balance()).toBe(before + 1_500_000 - stake);
      expect((await rich.refused(answerOffer, { params, body: { accept: true, stake } })).status).toBe(409);
    });

    it('gives all of it back when the offer is declined or lapses', async () => {
      const declined = await offered();
      const params = { id: declined.bet.id };
      const body = { accept: false, stake: declined.stake };
      expect((await declined.rich.call(answerOffer, { params, body })).bet.rejection?.code).toBe('offer_declined');
      const lapsed = await offered();
      const before = await lapsed.rich.balance();
      await after(31_000);
      expect((await lapsed.rich.bet(lapsed.bet.id)).rejection?.code).toBe('offer_lapsed');
      expect(await lapsed.rich.balance()).toBe(before + 1_500_000);
    });

    it('gives the rest of a freebet back to the house, whose stake it was', async () => {
      const { rich, bet: shown, stake } = await offered();
      const before = await rich.balance();
      const { book, database } = sandbox.core;
      const [bet] = await loadBets(database, [shown.id]);
      if (bet === undefined) throw new Error('the bet is gone');
      const bonus = {
        id: 'b',
        shownId: 'b',
        type: 'freebet',
        bonusOdds: null,
        ranges: [],
        freebetType: null,
        points: 0,
      } as const;
      const undone = new Error('nothing of it stays');
      const posted: unknown[] = [];
      const answered = book.writer.run(async (entry) => {
        await takeTraderOffer(entry, book, { ...bet, terms: { ...bet.terms, bonus } }, minor(stake));
        posted.push((await readPostings(entry.transaction, [offerKey(bet.id)])).get(offerKey(bet.id))?.transfers);
        throw undone;
      });
      await expect(answered).rejects.toBe(undone);
      const { currency } = bet;
      expect(posted).toEqual([
        [{ from: purseId(houseStakes(currency)), to: purseId(houseCash(currency)), amount: bet.stake - stake }],
      ]);
      expect(await rich.balance()).toBe(before);
    });

    it('is nobody else’s to answer', async () => {
      const { bet, stake } = await offered();
      const { status } = await ordinary.refused(answerOffer, { params: { id: bet.id }, body: { accept: true, stake } });
      expect(status).toBe(404);
    });
  });

  it('leaves a book that balances', async () => {
    expect(await auditLedger(sandbox.core.database)).toEqual([]);
  });
});
