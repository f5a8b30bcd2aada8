import { deposit } from '@slipstream/contract/http/account/deposit';
import { getAccounts } from '@slipstream/contract/http/account/get-accounts';
import { getNotifications } from '@slipstream/contract/http/account/get-notifications';
import { getTransactions } from '@slipstream/contract/http/account/get-transactions';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { auditLedger } from '../../testing/audit-ledger.ts';
import { asDemo, type TestPlayer } from '../../testing/as-player.ts';
import { describeEachPlace } from '../../testing/each-database.ts';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';

const pay = (key: string, amount: number, method = 'card', currency = 'EUR') => ({
  headers: { 'Idempotency-Key': `${key}-0123456789abcdef` },
  body: { currency, amount, method },
});

const balance = async (player: TestPlayer) => {
  const { data } = await player.call(getAccounts);
  return data.find(({ currency }) => currency === 'EUR')?.balance.amount;
};

describeEachPlace('a deposit', (place) => {
  let sandbox: TestSandbox;
  let where: string;
  beforeAll(async () => {
    where = await place();
    sandbox = await runningSandbox({ database: where });
  });
  afterAll(() => sandbox.close());

  it('[PAY-1] of an ordinary amount is there at once, in the wallet, its history and the notifications', async () => {
    const player = await asDemo(sandbox, 'ordinary');
    sandbox.pass(1000);
    const { status, transaction } = await player.call(deposit, pay('a', 2500));
    expect(status).toBe('success');
    expect(transaction).toMatchObject({ kind: 'deposit', status: 'done', amount: 2500, balance_after: 102_500 });
    expect(await balance(player)).toBe(102_500);
    const { data } = await player.call(getTransactions, { query: { currency: 'EUR', limit: 1 } });
    expect(data).toEqual([transaction]);
    const told = (await player.call(getNotifications)).data[0];
    expect(told).toMatchObject({ title: 'Deposit received', caption: '€25.00', object_id: transaction.id });
  });

  it.each([
    ['its way', pay('b', 2500, 'declined')],
    ['its amount', pay('c', 2513)],
    ['its whole amount', pay('h', 1300)],
    ['its whole amount of hundreds', pay('i', 11_300)],
  ])('[PAY-1] fails by %s and moves nothing', async (_, sent) => {
    const player = await asDemo(sandbox, 'empty');
    const { status, transaction } = await player.call(deposit, sent);
    expect(status).toBe('error');
    expect(transaction).toMatchObject({ status: 'failed', amount: sent.body.amount, balance_after: null });
    expect(await balance(player)).toBe(0);
  });

  it.each([
    ['good', pay('d', 1500, 'slow'), 'success', 1500],
    ['bad', pay('e', 1500, 'slow_declined'), 'error', 0],
    ['good by its amount', pay('f', 1577), 'success', 1577],
    ['bad by its amount', pay('g', 1578), 'error', 0],
  ])('[PAY-1] can be pending and then come to a %s end', async (_, sent, end, amount) => {
    const player = await asDemo(sandbox, 'empty');
    const before = (await balance(player)) ?? 0;
    expect(await player.call(deposit, sent)).toMatchObject({ status: 'pending', transaction: { status: 'pending' } });
    sandbox.pass(9_900);
    expect((await player.call(deposit, sent)).status).toBe('pending');
    sandbox.pass(100);
    await vi.waitFor(async () => expect((await player.call(deposit, sent)).status).toBe(end));
    expect(await balance(player)).toBe(before + amount);
  });

  it('is made once for a key, however often and at once it is sent, and the key is good for nothing else', async () => {
    const player = await asDemo(sandbox, 'rich');
    const before = (await balance(player)) ?? 0;
    const answers = await Promise.all(Array.from({ length: 8 }, () => player.call(deposit, pay('once', 700))));
    expect(new Set(answers.map(({ transaction }) => transaction.id)).size).toBe(1);
    expect(await balance(player)).toBe(before + 700);
    expect(await player.refused(deposit, pay('once', 800))).toMatchObject({
      status: 409,
      body: { code: 'idempotency_conflict' },
    });
    const other = await asDemo(sandbox, 'vip');
    expect((await other.call(deposit, pay('once', 800))).status).toBe('success');
  });

  it.each([
    ['nothing', pay('n', 0), 400],
    ['more than one deposit may be', pay('m', 10_000_001), 400],
    ['a currency without a wallet', pay('w', 100, 'card', 'GBP'), 409],
    ['no key', { body: pay('x', 100).body }, 400],
  ])('of %s is refused', async (_, sent, status) => {
    const player = await asDemo(sandbox, 'ordinary');
    expect((await player.refused(deposit, sent)).status).toBe(status);
  });

  it('stops before a wallet holds more than a number can', async () => {
    const player = await asDemo(sandbox, 'spi_test');
    await sandbox.core.database
      .updateTable('purse')
      .set({ balance: 999_999_999_999_999 })
      .where('owner', '=', player.id)
      .execute();
    expect((await player.refused(deposit, pay('full', 2))).status).toBe(409);
    await sandbox.core.database.updateTable('purse').set({ balance: 25_000 }).where('owner', '=', player.id).execute();
  });

  it('the history is paged, newest first, by currency and time', async () => {
    const player = await asDemo(sandbox, 'brazil');
    for (let count = 1; count <= 5; count += 1) {
      sandbox.pass(1000);
      await player.call(deposit, pay(`page-${count}`, 100 * count, count === 2 ? 'declined' : 'card', 'BRL'));
    }
    const page = await player.call(getTransactions, { query: { page: 2, limit: 2 } });
    expect(page.pagination).toEqual({ total: 6, page: 2, limit: 2, last_page: 3 });
    expect(page.data.map(({ amount, status }) => `${amount} ${status}`)).toEqual(['300 done', '200 failed']);
    const from = page.data[1]?.created_at;
    const late = await player.call(getTransactions, {
      query: { createdFrom: from, createdTo: page.data[0]?.created_at },
    });
    expect(late.data.map(({ amount }) => amount)).toEqual([300, 200]);
    expect((await player.call(getTransactions, { query: { currency: 'EUR' } })).data).toEqual([]);
  });

  it('that is pending survives a restart, and the book is balanced after all of it', async () => {
    const player = await asDemo(sandbox, 'limited');
    await player.call(deposit, pay('restart', 900, 'slow'));
    await sandbox.close();
    sandbox = await runningSandbox({ database: where });
    sandbox.pass(60_000);
    const back = await asDemo(sandbox, 'limited');
    await vi.waitFor(async () => expect(await balance(back)).toBe(50_900), { timeout: 20_000 });
    expect(await auditLedger(sandbox.core.database)).toEqual([]);
  });
});
