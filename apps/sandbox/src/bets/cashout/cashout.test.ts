import { cashOut } from '@slipstream/contract/http/bets/cash-out';
import { deleteCashoutRule } from '@slipstream/contract/http/bets/delete-cashout-rule';
import { setCashoutRule } from '@slipstream/contract/http/bets/set-cashout-rule';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLedger } from '../../testing/audit-ledger.ts';
import { describeEachPlace } from '../../testing/each-database.ts';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';
import { asBettor, boardsOf, pickOf, several, single, type Bettor } from '../testing/bettor.ts';
import { cashoutOrder } from '../testing/cashout-order.ts';

let sandbox: TestSandbox;
let player: Bettor;

async function placed(stake = 10_000) {
  const [board] = boardsOf(sandbox, 1);
  if (board === undefined) throw new Error('nothing is on');
  const { bets } = await player.place([single(pickOf(board), stake)]);
  const [bet] = bets;
  if (bet === undefined) throw new Error('not placed');
  return bet;
}

async function after(realMs: number): Promise<void> {
  sandbox.pass(realMs);
  await sandbox.core.book.round();
}

const rule = (min: number | null, max: number | null = null, part: number | null = null) => ({
  to_cashout_min: min,
  to_cashout_max: max,
  stake_part: part,
});

/** Offers rise or fall with what the house keeps of them; two rounds start a cashout and end it. */
async function atMargin(permille: number): Promise<void> {
  const { settings } = sandbox.core.book;
  const before = settings.cashoutMarginPermille;
  settings.cashoutMarginPermille = permille;
  await after(2_000);
  await after(2_000);
  settings.cashoutMarginPermille = before;
}

describeEachPlace('cashout', (place) => {
  beforeAll(async () => {
    sandbox = await runningSandbox({ database: await place() });
    sandbox.core.clock.pause();
    player = await asBettor(sandbox, 'rich');
  });
  afterAll(() => sandbox.close());

  describe('[MYBETS-6] cashing out', () => {
    it('is offered a little below what the bet is fairly worth', async () => {
      const bet = await placed();
      expect(bet.to_cashout).toBeGreaterThan(8000);
      expect(bet.to_cashout).toBeLessThan(10_000);
      expect(bet.cashout).toMatchObject({ reason: null, partial_allowed: true, stake_left: 10_000 });
    });

    it('is in progress, then paid, once for a key', async () => {
      const bet = await placed();
      const before = await player.balance();
      const sent = cashoutOrder(bet);
      const started = await player.call(cashOut, sent);
      expect(started.bet.status).toBe('cashout_in_progress');
      expect(await player.balance()).toBe(before);
      await after(1_600);
      const done = await player.bet(bet.id);
      expect(done).toMatchObject({
        status: 'cashed_out',
        result: 'cashed_out',
        win_amount: bet.to_cashout,
        to_cashout: null,
        cashout: { reason: 'settled', parts: [{ stake_part: 10_000, amount: bet.to_cashout }] },
      });
      expect((await player.call(cashOut, sent)).bet.id).toBe(bet.id);
      expect(await player.balance()).toBe(before + (bet.to_cashout ?? 0));
    });

    it('of a part leaves the rest in play', async () => {
      const bet = await placed();
      const half = Math.floor((bet.to_cashout ?? 0) / 2);
      const before = await player.balance();
      await player.call(cashOut, cashoutOrder(bet, { part: 5000 }));
      await after(1_600);
      const rest = await player.bet(bet.id);
      expect(rest).toMatchObject({
        status: 'waiting_results',
        win_amount: half,
        cashout: { stake_left: 5000, parts: [{ stake_part: 5000, amount: half }] },
      });
      expect(rest.potential_win).toBe(Math.floor((5000 * bet.odds) / 1000));
      expect(await player.balance()).toBe(before + half);
      const crumb = await player.refused(cashOut, cashoutOrder(bet, { part: 1 }));
      expect(crumb).toMatchObject({ status: 409, body: { code: 'cashout_part_invalid' } });
    });

    it('is suspended with its provider, and a cashout under way falls through', async () => {
      const bet = await placed();
      await player.call(cashOut, cashoutOrder(bet));
      sandbox.core.setProvider('betradar', 'inactive');
      await after(1_600);
      const going = await player.bet(bet.id);
      expect(going).toMatchObject({
        status: 'waiting_results',
        win_amount: null,
        to_cashout: null,
        cashout: { reason: 'provider_inactive' },
      });
      const { status, body } = await player.refused(cashOut, cashoutOrder(bet));
      expect([status, (body as { reason: string }).reason]).toEqual([409, 'provider_inactive']);
      sandbox.core.heal();
      sandbox.core.clock.pause();
    });

    it('is not offered for a bet that is not accepted yet', async () => {
      const [board] = boardsOf(sandbox, 1, { status: 1 });
      if (board === undefined) throw new Error('nothing is live');
      const { bets } = await player.place([single(pickOf(board), 1000)]);
      const [bet] = bets;
      if (bet === undefined) throw new Error('not placed');
      const { body } = await player.refused(cashOut, cashoutOrder(bet));
      expect(body).toMatchObject({ reason: 'not_offered', to_cashout: null });
    });

    it('is nobody else’s', async () => {
      const bet = await placed();
      const other = await asBettor(sandbox, 'ordinary');
      expect((await other.refused(cashOut, cashoutOrder(bet))).status).toBe(404);
      const params = { id: bet.id };
      const body = { to_cashout_min: 1, to_cashout_max: null, stake_part: null };
      expect((await other.refused(setCashoutRule, { params, body })).status).toBe(404);
    });

    it('is offered for combos and systems, also with a leg that is in', async () => {
      const picks = boardsOf(sandbox, 3).map((board) => pickOf(board));
      const { bets } = await player.place([several('combo', picks, 1000)]);
      const system = await player.place([several('system', picks, 1000, '2-of-3')]);
      for (const id of [bets[0]?.id ?? '', system.bets[0]?.id ?? '']) {
        const fresh = await player.bet(id);
        expect(fresh.to_cashout).toBeGreaterThan(0);
        const row = { status: 'win' as const };
        await sandbox.core.database
          .updateTable('bet_leg')
          .set(row)
          .where('bet_id', '=', id)
          .where('position', '=', 0)
          .execute();
        expect((await player.bet(id)).to_cashout).toBeGreaterThan(fresh.to_cashout ?? 0);
        await sandbox.core.database
          .updateTable('bet_leg')
          .set({ status: 'lose' })
          .where('bet_id', '=', id)
          .where('position', '=', 0)
          .execute();
        expect((await player.bet(id)).to_cashout ?? 0).toBeLessThan(fresh.to_cashout ?? 0);
        await sandbox.core.database.updateTable('bet_leg').set({ status: 'open' }).where('bet_id', '=', id).execute();
      }
    });
  });

  describe('an automatic cashout', () => {
    it('[MYBETS-8] takes a profit when the offer has risen to the amount, and not before', async () => {
      const bet = await placed();
      const now = bet.to_cashout ?? 0;
      const body = rule(now + 10);
      const { bet: ruled } = await player.call(setCashoutRule, { params: { id: bet.id }, body });
      expect(ruled.cashout.rule).toEqual(body);
      await after(2_000);
      expect((await player.bet(bet.id)).status).toBe('waiting_results');
      await atMargin(0);
      const ended = await player.bet(bet.id);
      expect(ended).toMatchObject({ status: 'cashed_out', cashout: { rule: null } });
      expect(ended.win_amount).toBeGreaterThanOrEqual(now + 10);
    });

    it('[MYBETS-8] stops a loss when the offer has fallen to the amount', async () => {
      const bet = await placed();
      const now = bet.to_cashout ?? 0;
      await player.call(setCashoutRule, { params: { id: bet.id }, body: rule(bet.potential_win, now - 10) });
      await atMargin(300);
      const ended = await player.bet(bet.id);
      expect(ended.status).toBe('cashed_out');
      expect(ended.win_amount).toBeLessThan(now);
    });

    it('[MYBETS-8] is refused with the offer of the moment where it would sell at once', async () => {
      const bet = await placed();
      const params = { id: bet.id };
      const now = bet.to_cashout ?? 0;
      for (const [body, code] of [
        [rule(now - 10), 'cashout_rule_reached'],
        [rule(now), 'cashout_rule_reached'],
        [rule(null, now), 'cashout_rule_reached'],
        [rule(bet.potential_win + 1), 'cashout_rule_out_of_reach'],
        [rule(null), 'cashout_rule_empty'],
      ] as const) {
        const refused = await player.refused(setCashoutRule, { params, body });
        expect(refused).toMatchObject({ status: 409, body: { code, to_cashout: now } });
      }
      await after(2_000);
      expect(await player.bet(bet.id)).toMatchObject({ status: 'waiting_results', cashout: { rule: null } });
    });

    it('takes out a part where only a part was asked for', async () => {
      const bet = await placed();
      const now = bet.to_cashout ?? 0;
      const body = rule(Math.floor((now * 4) / 10) + 5, null, 4000);
      await player.call(setCashoutRule, { params: { id: bet.id }, body });
      await atMargin(0);
      expect(await player.bet(bet.id)).toMatchObject({
        status: 'waiting_results',
        cashout: { stake_left: 6000, rule: null, parts: [{ stake_part: 4000 }] },
      });
    });

    it('can be taken off again', async () => {
      const bet = await placed();
      const params = { id: bet.id };
      await player.call(setCashoutRule, { params, body: rule((bet.to_cashout ?? 0) + 10) });
      expect((await player.call(deleteCashoutRule, { params })).bet.cashout.rule).toBeNull();
      await atMargin(0);
      expect((await player.bet(bet.id)).status).toBe('waiting_results');
    });
  });

  it('leaves a book that balances', async () => {
    expect(await auditLedger(sandbox.core.database)).toEqual([]);
  });
});
