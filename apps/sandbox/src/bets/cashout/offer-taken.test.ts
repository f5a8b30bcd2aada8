import { cashOut } from '@slipstream/contract/http/bets/cash-out';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLedger } from '../../testing/audit-ledger.ts';
import { describeEachPlace } from '../../testing/each-database.ts';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';
import { asBettor, boardsOf, pickOf, single, type Bettor } from '../testing/bettor.ts';
import { cashoutOrder } from '../testing/cashout-order.ts';

type OfferedBet = Awaited<ReturnType<Bettor['bet']>>;

describeEachPlace('[MYBETS-10] a cashout', (place) => {
  let sandbox: TestSandbox;
  let player: Bettor;
  let other: Bettor;
  beforeAll(async () => {
    sandbox = await runningSandbox({ database: await place() });
    sandbox.core.clock.pause();
    player = await asBettor(sandbox, 'rich');
    other = await asBettor(sandbox, 'ordinary');
  });
  afterAll(() => sandbox.close());

  async function placed(whose = player): Promise<OfferedBet> {
    const [board] = boardsOf(sandbox, 1);
    if (board === undefined) throw new Error('nothing is on');
    const { bets } = await whose.place([single(pickOf(board), 10_000)]);
    return whose.bet(bets[0]?.id ?? '');
  }

  async function after(realMs: number): Promise<void> {
    sandbox.pass(realMs);
    await sandbox.core.book.round();
  }

  /** The code of a refusal after which nothing was started or paid, and which has an offer that can be taken. */
  async function refusal(bet: OfferedBet, order: ReturnType<typeof cashoutOrder>): Promise<string> {
    const before = await player.balance();
    const { status, body } = await player.refused(cashOut, order);
    expect({ status, body }).toMatchObject({ status: 409, body: { reason: null, cashout: { reason: null } } });
    await after(2_000);
    expect(await player.balance()).toBe(before);
    expect(await player.bet(bet.id)).toMatchObject({ status: 'waiting_results', win_amount: null });
    const { code, cashout } = body as { code: string; cashout: OfferedBet['cashout'] };
    await player.call(cashOut, cashoutOrder({ ...bet, cashout }));
    await after(2_000);
    expect(await player.bet(bet.id)).toMatchObject({ status: 'cashed_out' });
    return code;
  }

  it('is offered with an id, an amount and an end', async () => {
    const { cashout, to_cashout: amount } = await placed();
    expect(cashout.offer?.amount).toBe(amount);
    const lastsMs = (cashout.offer?.expires_at_ms ?? 0) - sandbox.core.clock.now();
    expect(lastsMs).toBeGreaterThanOrEqual(0);
  });

  describe('is refused, and moves no money,', () => {
    it.each([
      ['by one', (amount: number) => amount + 1],
      ['by two in a hundred', (amount: number) => Math.floor(amount * 1.02)],
      ['to all there is', () => Number.MAX_SAFE_INTEGER],
      ['down to nothing', () => 0],
    ])('with an amount that was moved %s', async (_, claim) => {
      const bet = await placed();
      const change = { to_cashout: claim(bet.to_cashout ?? 0) };
      expect(await refusal(bet, cashoutOrder(bet, { change }))).toBe('cashout_offer_mismatch');
    });

    it('with an offer of another bet', async () => {
      const [bet, dear] = [await placed(), await placed()];
      const change = { offer_id: dear.cashout.offer?.id ?? '' };
      expect(await refusal(bet, cashoutOrder(bet, { change }))).toBe('cashout_offer_unknown');
    });

    it('with an offer made to another player', async () => {
      const [bet, foreign] = [await placed(), await placed(other)];
      const change = { offer_id: foreign.cashout.offer?.id ?? '' };
      expect(await refusal(bet, cashoutOrder(bet, { change }))).toBe('cashout_offer_unknown');
      expect((await player.refused(cashOut, cashoutOrder(foreign))).status).toBe(404);
    });

    it.each([
      ['a higher amount in its place', ([amount = '', ...rest]: string[]) => [`${amount}0`, ...rest]],
      ['more in play', ([amount = '', left = '', ...rest]: string[]) => [amount, `${left}0`, ...rest]],
      ['a later end', ([amount = '', left = '', , ...rest]: string[]) => [amount, left, 'zzzzzzzz', ...rest]],
      ['no seal', (parts: string[]) => parts.slice(0, -1)],
      ['half a seal', (parts: string[]) => [...parts.slice(0, -1), parts.at(-1)?.slice(0, 11) ?? '']],
      ['nothing of ours', () => ['constructor']],
    ])('with an offer that has %s', async (_, tamper) => {
      const bet = await placed();
      const change = { offer_id: tamper((bet.cashout.offer?.id ?? '').split('.')).join('.') };
      expect(await refusal(bet, cashoutOrder(bet, { change }))).toBe('cashout_offer_unknown');
    });

    it('with an offer that has lapsed, also when it is worth as much again', async () => {
      const bet = await placed();
      sandbox.pass(sandbox.core.book.settings.cashoutOfferMs + 1);
      expect(await refusal(bet, cashoutOrder(bet))).toBe('cashout_offer_expired');
    });

    it.each([-200, 200])('when the worth has moved by %i thousandths since', async (permille) => {
      const { settings } = sandbox.core.book;
      const bet = await placed();
      settings.cashoutMarginPermille -= permille;
      try {
        expect(await refusal(bet, cashoutOrder(bet))).toBe('cashout_changed');
      } finally {
        settings.cashoutMarginPermille += permille;
      }
    });
  });

  it('pays what was offered, though the worth has moved a little since', async () => {
    const { settings } = sandbox.core.book;
    for (const permille of [-10, 10]) {
      const bet = await placed();
      const before = await player.balance();
      settings.cashoutMarginPermille += permille;
      await player.call(cashOut, cashoutOrder(bet));
      await after(2_000);
      settings.cashoutMarginPermille -= permille;
      expect(await player.balance()).toBe(before + (bet.cashout.offer?.amount ?? 0));
    }
  });

  it('is paid once for an offer that is taken ten times at once', async () => {
    const bet = await placed();
    const before = await player.balance();
    const asked = Array.from({ length: 10 }, () => player.refused(cashOut, cashoutOrder(bet)));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
    await after(2_000);
    expect(await player.balance()).toBe(before + (bet.to_cashout ?? 0));
    expect(await player.refused(cashOut, cashoutOrder(bet))).toMatchObject({
      status: 409,
      body: { code: 'cashout_settled', cashout: { offer: null, reason: 'settled' } },
    });
  });

  it('of a part uses the offer up: the next part needs the next offer', async () => {
    const bet = await placed();
    const before = await player.balance();
    const half = Math.floor((bet.to_cashout ?? 0) / 2);
    await player.call(cashOut, cashoutOrder(bet, { part: 5000 }));
    await after(2_000);
    expect(await player.balance()).toBe(before + half);
    const again = await player.refused(cashOut, cashoutOrder(bet, { part: 5000 }));
    expect(again).toMatchObject({ status: 409, body: { code: 'cashout_changed', cashout: { stake_left: 5000 } } });
    const whole = cashoutOrder(bet, { change: { stake_part: 5000, to_cashout: bet.to_cashout ?? 0 } });
    expect((await player.refused(cashOut, whole)).status).toBe(409);
    await after(2_000);
    expect(await player.balance()).toBe(before + half);
    const rest = await player.bet(bet.id);
    await player.call(cashOut, cashoutOrder(rest));
    await after(2_000);
    expect(await player.balance()).toBe(before + half + (rest.to_cashout ?? 0));
  });

  it('answers the same to a key that is sent again, when the offer is another by then', async () => {
    const bet = await placed();
    const wrong = cashoutOrder(bet, { change: { to_cashout: 1 } });
    const first = await player.refused(cashOut, wrong);
    await after(60_000);
    expect(await player.refused(cashOut, wrong)).toEqual(first);
    const right = cashoutOrder(await player.bet(bet.id));
    const { bet: started } = await player.call(cashOut, right);
    await after(60_000);
    const balance = await player.balance();
    expect((await player.call(cashOut, right)).bet.id).toBe(started.id);
    await after(2_000);
    expect(await player.balance()).toBe(balance);
  });

  it('leaves a book that balances', async () => {
    expect(await auditLedger(sandbox.core.database)).toEqual([]);
  });
});

describeEachPlace('[MYBETS-10] an offer', (place) => {
  it('is known to the next process that opens the book', async () => {
    const database = await place();
    const first = await runningSandbox({ database });
    first.core.clock.pause();
    const player = await asBettor(first, 'rich');
    const [board] = boardsOf(first, 1);
    if (board === undefined) throw new Error('nothing is on');
    const { bets } = await player.place([single(pickOf(board), 10_000)]);
    const bet = await player.bet(bets[0]?.id ?? '');
    const pausedMs = first.core.clock.now();
    await first.close();
    const second = await runningSandbox({ database, startMs: first.nowMs() + 1_000 });
    second.core.clock.pause();
    second.core.clock.jump(pausedMs);
    const { bet: started } = await (await asBettor(second, 'rich')).call(cashOut, cashoutOrder(bet));
    expect(started.status).toBe('cashout_in_progress');
    await second.close();
  });
});
