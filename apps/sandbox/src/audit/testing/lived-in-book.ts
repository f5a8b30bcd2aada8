import { randomUUID } from 'node:crypto';
import { answerOffer } from '@slipstream/contract/http/bets/answer-offer';
import { deposit } from '@slipstream/contract/http/account/deposit';
import { setCashoutRule } from '@slipstream/contract/http/bets/set-cashout-rule';
import { putBox } from '../../bonuses/bets/settle-uses.ts';
import { changeBonus, shownId } from '../../bonuses/bonus-store.ts';
import { giveByHand } from '../../bonuses/give.ts';
import { offerOf } from '../../bonuses/offers.data.ts';
import { openBox } from '../../bonuses/open-box.ts';
import { asBettor, boardsOf, openMarkets, pickOf, several, single, type Bettor } from '../../bets/testing/bettor.ts';
import type { TestSandbox } from '../../testing/running-sandbox.ts';

/** A book with a bet of every kind and end, and money that moved for every reason there is. */
export async function liveIn(sandbox: TestSandbox): Promise<Bettor> {
  sandbox.core.clock.pause();
  const player = await asBettor(sandbox, 'rich');
  await askTraders(sandbox, player);
  const [soon] = boardsOf(sandbox, 1, { sport: 'soccer' });
  const [late, latest] = laterBoards(sandbox);
  if (soon === undefined || late === undefined || latest === undefined)
    throw new Error('there is too little to bet on');
  const cup = await given(sandbox, player, 'weekend-cup');
  const free = await given(sandbox, player, 'code-freebet');
  // Every outcome of one market: something wins and something loses, whatever happens.
  const market = openMarkets(soon)[0];
  const sure = (market?.outcomes ?? []).map(({ id, odds }) => ({ ...pickOf(soon, market), outcome_id: id, odds }));
  await player.place(sure.map((pick) => single(pick, 1000)));
  await player.place(sure.map((pick) => single(pick, 1000, { bonus: { id: cup, type: 'tournament', odds: null } })));
  await player.place([single(pickOf(soon), 1000, { bonus: { id: free, type: 'freebet', odds: null } })]);
  await player.place([single(pickOf(late), 1000, { jackpots: ['city-lights'] })]);
  await player.place([several('combo', [pickOf(late), pickOf(latest)], 1000)]);
  await sellByRule(sandbox, player, single(pickOf(late), 10_000), 4000);
  await sellByRule(sandbox, player, single(pickOf(late), 10_000), null);
  const body = { currency: 'EUR', amount: 5000, method: 'card' };
  await player.call(deposit, { headers: { 'Idempotency-Key': randomUUID() }, body });
  await openMoneyBox(sandbox, player);
  await sandbox.control('jackpot-hit', { player: 'rich' });
  sandbox.core.clock.jump(soon.fixture.startMs + 3 * 3_600_000);
  await pass(sandbox, 10_000);
  await sandbox.control('tournament-end');
  for (let times = 0; times < 3; times += 1) await sandbox.core.bonuses.round();
  return player;
}

/** Matches that are not over when the others are. */
function laterBoards({ core }: TestSandbox) {
  const { window, engine } = core.world();
  const fromMs = core.clock.now() + 24 * 3_600_000;
  const later = window
    .all()
    .filter((one) => one.provider === 'betradar' && one.sportKey === 'soccer' && one.startMs > fromMs);
  return later
    .slice(0, 20)
    .map((fixture) => engine.board(fixture))
    .filter((board) => openMarkets(board).length > 0);
}

async function pass(sandbox: TestSandbox, realMs: number): Promise<void> {
  sandbox.pass(realMs);
  await sandbox.core.book.round();
  await sandbox.core.book.round();
}

async function given({ core }: TestSandbox, { id }: Bettor, offer: string): Promise<string> {
  const row = await giveByHand(core.bonuses, id, offer, randomUUID());
  if (row === null) throw new Error(`there is no ${offer}`);
  const activated = { status: 'active', activated_ms: core.clock.now() } as const;
  await core.ledger.write(({ transaction }) => changeBonus(transaction, row, activated));
  return shownId(row);
}

/** One stake past the limits is made smaller, and the offer for another one lapses. */
async function askTraders(sandbox: TestSandbox, player: Bettor): Promise<void> {
  const become = (statuses: readonly string[]) =>
    sandbox.core.database
      .updateTable('player')
      .set({ statuses: JSON.stringify(statuses) })
      .where('id', '=', player.id)
      .execute();
  await become(['vip']);
  const [board] = boardsOf(sandbox, 1);
  if (board === undefined) throw new Error('nothing is on');
  for (const isTaken of [true, false]) {
    const { bets } = await player.place([single(pickOf(board), 1_500_000)]);
    const id = bets[0]?.id ?? '';
    await pass(sandbox, 4_000);
    const stake = (await player.bet(id)).offer?.stake ?? 0;
    if (isTaken) await player.call(answerOffer, { params: { id }, body: { accept: true, stake } });
    else await pass(sandbox, 600_000);
  }
  await become([]);
}

/** An automatic cashout of a part or of all. */
async function sellByRule(
  sandbox: TestSandbox,
  player: Bettor,
  bet: Parameters<Bettor['place']>[0][number],
  part: number | null,
): Promise<void> {
  const { bets } = await player.place([bet]);
  const [placed] = bets;
  const { settings } = sandbox.core.book;
  const before = settings.cashoutMarginPermille;
  const now = Math.floor(((placed?.to_cashout ?? 0) * (part ?? bet.stake)) / bet.stake);
  const body = { to_cashout_min: now + 10, to_cashout_max: null, stake_part: part };
  await player.call(setCashoutRule, { params: { id: placed?.id }, body });
  settings.cashoutMarginPermille = 0;
  await pass(sandbox, 2_000);
  await pass(sandbox, 2_000);
  settings.cashoutMarginPermille = before;
}

async function openMoneyBox({ core }: TestSandbox, player: Bettor): Promise<void> {
  const row = await giveByHand(core.bonuses, player.id, 'lucky-crate', randomUUID());
  const offer = offerOf('lucky-crate');
  if (row === null || offer.kind !== 'lootbox') throw new Error('there is no crate');
  let drawn = 0;
  for (const { prize, chance_permille: chance } of offer.prizes) {
    if (prize.kind === 'money') break;
    drawn += chance;
  }
  const atMs = core.clock.now();
  await core.ledger.write(({ transaction }) => putBox(transaction, row, offer, { outcome: 'win', atMs, drawn }));
  const box = await core.database
    .selectFrom('bonus_box')
    .select('id')
    .where('bonus_id', '=', row.id)
    .executeTakeFirstOrThrow();
  await core.ledger.write((entry) => openBox(entry, player.id, { bonusId: row.id, boxId: box.id, nowMs: atMs }));
}
