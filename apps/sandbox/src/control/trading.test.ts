import { getNotifications } from '@slipstream/contract/http/account/get-notifications';
import { getBetsSummary } from '@slipstream/contract/http/bets/get-bets-summary';
import { getBonuses } from '@slipstream/contract/http/bonuses/get-bonuses';
import { getJackpot } from '@slipstream/contract/http/bonuses/get-jackpot';
import { getTournamentBonuses } from '@slipstream/contract/http/bonuses/get-tournament-bonuses';
import { getMatch } from '@slipstream/contract/http/catalogue/get-match';
import { getMatchMarkets } from '@slipstream/contract/http/catalogue/get-match-markets';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { asBettor, boardsOf, openMarkets, pickOf, single, type Bettor } from '../bets/testing/bettor.ts';
import { auditLedger } from '../testing/audit-ledger.ts';
import { runningSandbox, type TestSandbox } from '../testing/running-sandbox.ts';
import type { MatchBoard } from '../world/boards/match-board.ts';

let sandbox: TestSandbox;
let player: Bettor;
beforeAll(async () => {
  sandbox = await runningSandbox({ database: ':memory:' });
  sandbox.core.clock.pause();
  player = await asBettor(sandbox, 'rich');
});
afterAll(() => sandbox.close());
afterEach(async () => {
  const problems = await auditLedger(sandbox.core.database);
  if (problems.length > 0) throw new Error(problems.join('\n'));
});

const pull = (name: string, input: object = {}) => sandbox.control(name, input);

function board(status: 0 | 1 = 0): MatchBoard {
  const [found] = boardsOf(sandbox, 1, { sport: 'soccer', status });
  if (found === undefined) throw new Error('no match');
  return found;
}

const mainOf = (match: MatchBoard) => openMarkets(match)[0]?.info.id ?? '';

async function shown(match: MatchBoard, marketId: string) {
  const { id } = match.fixture;
  const { data } = await sandbox.call(getMatchMarkets, { params: { id }, query: { marketId: [marketId] } });
  return data.map(({ status, next_bet_stop: stop }) => ({ status, stop }));
}

it.each([
  ['suspended', -1],
  ['handed_over', -2],
  ['cancelled', -4],
])('[CAT-5] a market that is %s has status %i and takes no bets', async (status, expected) => {
  const match = board();
  const market = mainOf(match);
  const pick = pickOf(match);
  await pull('market-status', { match: match.fixture.id, market, status });
  expect((await shown(match, market)).map((one) => one.status)).toEqual([expected]);
  expect((await player.refusedPlace([single(pick, 100)])).status).toBe(400);
  await pull('market-status', { match: match.fixture.id, market, status: 'auto' });
  expect((await shown(match, market)).map((one) => one.status)).toEqual([1]);
});

it('[CAT-5] a cancelled market gives the stakes of its bets back', async () => {
  const match = board();
  const before = await player.balance();
  const { bets } = await player.place([single(pickOf(match), 500)]);
  await pull('market-status', { match: match.fixture.id, market: mainOf(match), status: 'cancelled' });
  await sandbox.core.book.round();
  await sandbox.core.book.round();
  expect(await player.bet(bets[0]?.id ?? '')).toMatchObject({ status: 'done', result: 'refund_entire' });
  expect(await player.balance()).toBe(before);
  await pull('heal');
});

it('[CAT-5] a match that is no longer covered has status 5, no markets and no results before its end', async () => {
  const match = board();
  const { id } = match.fixture;
  const pick = pickOf(match);
  await pull('match-status', { match: id, status: 'not_covered' });
  const { data } = await sandbox.call(getMatch, { params: { id } });
  // It has not begun, so there is no score.
  expect(data).toMatchObject({ status: 5, statistics: null });
  expect((await sandbox.call(getMatchMarkets, { params: { id } })).data).toEqual([]);
  expect((await player.refusedPlace([single(pick, 100)])).status).toBe(400);
  await pull('heal');
  expect((await sandbox.call(getMatch, { params: { id } })).data.status).toBe(0);
});

it('[CAT-12] a market says when it stops taking bets, and stops then', async () => {
  const match = board();
  const market = mainOf(match);
  const atMs = sandbox.core.clock.now() + 60_000;
  await pull('bet-stop', { match: match.fixture.id, market, ms: 60_000 });
  const [before] = await shown(match, market);
  expect(Date.parse(`${before?.stop?.replace(' UTC', 'Z').replace(' ', 'T')}`)).toBe(atMs - (atMs % 1000));
  sandbox.core.clock.step(60_000);
  sandbox.core.tick();
  expect(await shown(match, market)).toEqual([{ status: -1, stop: null }]);
  await pull('heal');
});

it.each([
  ['bet-cancel', 'cancelled'],
  ['bet-withdraw', 'withdrawn'],
])('[MYBETS-2] [NOTIF-2] %s ends a bet and gives its stake back, once', async (lever, status) => {
  const before = await player.balance();
  const day = new Date(sandbox.core.clock.now()).toISOString().slice(0, 10);
  const query = { currency: 'EUR', from: day, to: day, timeZone: 'UTC' };
  const summary = await player.call(getBetsSummary, { query });
  const { bets } = await player.place([single(pickOf(board()), 700, { jackpots: ['city-lights'] })]);
  const bet = bets[0]?.id ?? '';
  await pull(lever, { bet });
  await pull(lever, { bet });
  expect(await player.call(getBetsSummary, { query })).toEqual(summary);
  expect(await player.bet(bet)).toMatchObject({ status, result: 'canceled' });
  expect(await player.balance()).toBe(before);
  await sandbox.core.book.round();
  const { data } = await player.call(getNotifications, { query: { page: 1, limit: 50 } });
  expect(data.filter(({ object_id: about }) => about === bet)).toMatchObject([
    { title: 'Your bet is void', caption: '€7.00 is back in your balance.' },
  ]);
});

it('[JACKPOT-3] a level that rests says so and is not hit', async () => {
  const read = async () => (await sandbox.call(getJackpot, { params: { id: 'city-lights' } })).data;
  await pull('jackpot-level', { level: 'mini', state: 'paused' });
  expect((await read()).levels.map(({ state }) => state)).toEqual(['paused', 'active', 'active']);
  await sandbox.core.database.updateTable('jackpot_level').set({ hit_at: 1 }).where('level', '=', 'mini').execute();
  await player.place([single(pickOf(board()), 700, { jackpots: ['city-lights'] })]);
  expect((await read()).hits_amount).toBe(0);
  await pull('jackpot-level', { level: 'mini', state: 'active' });
  await player.place([single(pickOf(board()), 700, { jackpots: ['city-lights'] })]);
  expect((await read()).hits_amount).toBeGreaterThan(0);
});

it('[BONUS-6] a bonus that is turned off stays so', async () => {
  await pull('bonus-issue', { player: 'rich', offer: 'code-freebet' });
  await pull('bonus-deactivate', { player: 'rich', offer: 'code-freebet' });
  const { data } = await player.call(getBonuses, { query: { type: ['freebet'] } });
  expect(data.map(({ user_bonus_status: status }) => status)).toContain('deactivated');
});

async function tournaments(): Promise<readonly string[]> {
  const { data } = await player.call(getTournamentBonuses);
  return data.map((cup) => [cup.pool_state, cup.payout_state, cup.user_bonus_status].join(' '));
}

it('[BONUS-9] a tournament is paused, goes on, and is turned off without prizes', async () => {
  expect(await tournaments()).toEqual([expect.stringMatching(/^active initial (available|active)$/)]);
  await pull('tournament-state', { state: 'paused' });
  expect(await tournaments()).toEqual(['paused initial not_available']);
  await pull('tournament-state', { state: 'active' });
  expect(await tournaments()).toEqual([expect.stringMatching(/^active initial (available|active)$/)]);
  await pull('tournament-state', { state: 'disabled' });
  expect(await tournaments()).toEqual(['disabled declined deactivated']);
  await sandbox.core.bonuses.round();
  await pull('tournament-decline');
  expect(await tournaments()).toEqual(['disabled declined deactivated']);
});
