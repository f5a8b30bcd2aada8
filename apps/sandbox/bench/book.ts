import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BetRecord } from '../src/bets/records/bet-record.ts';
import { insertBets, loadBets, newBets } from '../src/bets/records/bet-store.ts';
import { placeBetsOf } from '../src/bets/placing/place-bets.ts';
import type { PlaceBody } from '../src/bets/placing/evaluate-request.ts';
import { bodyHash, keptAnswers, type KeptAnswer } from '../src/bets/request-key.ts';
import { boardsOf, pickOf, single } from '../src/bets/testing/bettor.ts';
import { insertTogether, into } from '../src/database/insert-rows.ts';
import { transact } from '../src/database/transact.ts';
import { cashOf, houseStakes, purseId } from '../src/ledger/purse.ts';
import { createPlayer } from '../src/accounts/players/create-player.ts';
import type { Player } from '../src/http/player.ts';
import { readPlayer } from '../src/accounts/players/player.ts';
import { findPostgres } from '../src/database/server/find-postgres.ts';
import { startKeptPostgres } from '../src/database/server/postgres-server.ts';
import { runningSandbox, type TestSandbox } from '../src/testing/running-sandbox.ts';

interface Row {
  readonly name: string;
  readonly value: number | string;
  readonly unit: string;
  readonly note?: string;
}

const roundSize = 200;
const roundsCount = 15;
const clientCounts = [1, 16] as const;
const settled = 10_000;
const singlesPerRequest = 20;
const hourMs = 3_600_000;

/** What the book can take and settle, against what the database under it can write, in the same run. */
export async function benchBook(): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'slipstream-bench-'));
  const rows = await benchOn('SQLite', join(folder, 'book.sqlite'));
  rmSync(folder, { recursive: true, force: true });
  if (findPostgres() === null) return [...rows, { name: 'PostgreSQL', value: 'not found here', unit: '' }];
  const data = mkdtempSync(join(tmpdir(), 'slipstream-bench-pg-'));
  const server = await startKeptPostgres(data);
  try {
    return [...rows, ...(await benchOn('PostgreSQL', server.url))];
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

async function benchOn(name: string, database: string): Promise<readonly Row[]> {
  const sandbox = await runningSandbox({ database });
  // The world stands still, so that nothing but bets is measured.
  sandbox.core.clock.pause();
  try {
    const players = await makePlayers(sandbox, Math.max(...clientCounts));
    const rows: Row[] = [];
    for (const clients of clientCounts) rows.push(...(await benchPlacing(name, sandbox, players.slice(0, clients))));
    return [...rows, await benchSettling(name, sandbox, players)];
  } finally {
    await sandbox.close();
  }
}

async function benchPlacing(name: string, sandbox: TestSandbox, players: readonly Player[]): Promise<readonly Row[]> {
  const [board] = boardsOf(sandbox, 1);
  if (board === undefined) throw new Error('there is no match to bet on');
  const body = bodyOf([single(pickOf(board), 100)]);
  const place: Work = async (player) => {
    const placed = await placeBetsOf(sandbox.core.book, player, randomUUID(), body);
    if (placed.kind !== 'new' || placed.answer.kind !== 'placed') throw new Error(JSON.stringify(placed));
  };
  await timed(players, roundSize, place);
  const like = await latestBet(sandbox);
  const timings = await inTurns(players, [place, sameRows(sandbox, like), betAlone(sandbox, like)]);
  const label = `${name}, ${players.length} ${players.length === 1 ? 'client' : 'clients'}`;
  const what = ['placements', 'bare insert transaction', 'bet and leg alone'];
  const ratio = (to: Timing | undefined) => (timings[0]?.perSecond ?? 0) / (to?.perSecond ?? 1);
  return [
    ...timings.map(({ perSecond, p99Ms }, at) => {
      return { name: `${label}: ${what[at]}`, value: perSecond, unit: '/s', note: `p99 ${p99Ms.toFixed(2)} ms` };
    }),
    { name: `${label}: placements per bare insert`, value: ratio(timings[1]), unit: '', note: 'at least 0.35' },
    { name: `${label}: placements per bet and leg`, value: ratio(timings[2]), unit: '', note: 'no money, no key' },
  ];
}

type Work = (player: Player) => Promise<void>;

/** One after another, again and again, so that a machine that is slow for a while is slow for all; each has its middle round. */
async function inTurns(players: readonly Player[], works: readonly Work[]): Promise<readonly Timing[]> {
  for (const work of works) for (let warm = 0; warm < 3; warm += 1) await timed(players, roundSize, work);
  const rounds = works.map((): Timing[] => []);
  for (let round = 0; round < roundsCount; round += 1) {
    for (const [at, work] of works.entries()) rounds[at]?.push(await timed(players, roundSize, work));
  }
  return rounds.map((timings) => {
    const middle = timings.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(roundsCount / 2)];
    if (middle === undefined) throw new RangeError('nothing was measured');
    return middle;
  });
}

async function latestBet({ core: { database } }: TestSandbox): Promise<BetRecord> {
  const last = await database.selectFrom('bet').select('id').orderBy('created_ms', 'desc').limit(1).execute();
  const [like] = await loadBets(
    database,
    last.map(({ id }) => id),
  );
  if (like === undefined) throw new Error('there is no bet to be like');
  return like;
}

/** The insert transaction of a placement and nothing else: all its rows, without a check, a queue or anybody being told. */
function sameRows({ core: { database, book } }: TestSandbox, like: BetRecord): Work {
  return (player) =>
    transact(database, async (transaction) => {
      const bet: BetRecord = { ...like, id: book.newId(), playerId: player.id, status: 'cancelled' };
      const { id, stake, currency } = bet;
      const [from, to] = [purseId(cashOf(player.id, currency)), purseId(houseStakes(currency))];
      const amount = stake;
      const transfer = { posting_id: id, position: 0, from_purse: from, to_purse: to, amount };
      const purse = {
        text: 'update purse set balance = balance - cast(? as bigint), version = version + 1 where id = ? returning balance',
        values: [stake, from],
      };
      await insertTogether(
        transaction,
        [
          ...newBets([bet]),
          into('posting', [{ id, kind: 'stake', at_ms: bet.createdMs, reference: id }]),
          into('transfer', [{ ...transfer, from_balance: 0, to_balance: null }]),
          keptAnswers([answerOf(player, id)]),
        ],
        purse,
      );
    });
}

function answerOf({ id: playerId }: Player, betId: string): KeptAnswer {
  const whose = { playerId, scope: 'placement', key: randomUUID() } as const;
  return { whose, hash: bodyHash(betId), answer: { kind: 'placed', betIds: [betId], faults: [] }, nowMs: 0 };
}

/** The bet and its leg only: no money, no key. */
function betAlone({ core: { database, book } }: TestSandbox, like: BetRecord): Work {
  return (player) =>
    transact(database, (transaction) =>
      insertBets(transaction, [{ ...like, id: book.newId(), playerId: player.id, status: 'cancelled' }]),
    );
}

interface Timing {
  readonly perSecond: number;
  readonly p99Ms: number;
}

/** So many pieces of work, each client one after another. */
async function timed(players: readonly Player[], count: number, work: Work): Promise<Timing> {
  const timesMs: number[] = [];
  let left = count;
  const startedMs = performance.now();
  await Promise.all(
    players.map(async (player) => {
      while (left > 0) {
        left -= 1;
        const beganMs = performance.now();
        await work(player);
        timesMs.push(performance.now() - beganMs);
      }
    }),
  );
  const tookMs = performance.now() - startedMs;
  const sorted = timesMs.toSorted((a, b) => a - b);
  return { perSecond: (count * 1000) / tookMs, p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0 };
}

async function benchSettling(name: string, sandbox: TestSandbox, players: readonly Player[]): Promise<Row> {
  const { book, clock, database } = sandbox.core;
  const [board] = boardsOf(sandbox, 1);
  if (board === undefined) throw new Error('there is no match to bet on');
  // What the placements left is settled first, so that only one match's bets are timed.
  clock.jump(board.fixture.startMs + 12 * hourMs);
  await book.round();
  const [match] = boardsOf(sandbox, 1, { sport: 'soccer' });
  if (match === undefined) throw new Error('there is no match to bet on');
  const body = bodyOf(Array.from({ length: singlesPerRequest }, () => single(pickOf(match), 100)));
  for (let count = 0; count < settled; count += singlesPerRequest) {
    const player = players[count % players.length];
    if (player !== undefined) await placeBetsOf(book, player, randomUUID(), body);
  }
  clock.jump(match.fixture.startMs + 12 * hourMs);
  const startedMs = performance.now();
  await book.round();
  const tookMs = performance.now() - startedMs;
  const open = await database.selectFrom('bet').select('id').where('status', 'not in', ['done', 'cancelled']).execute();
  if (open.length > 0) throw new Error(`${open.length} bets were not settled`);
  return {
    name: `${name}: settling ${settled} bets on one match`,
    value: tookMs / 1000,
    unit: 's',
    note: 'paid and told',
  };
}

async function makePlayers({ core }: TestSandbox, count: number): Promise<readonly Player[]> {
  const { database, ledger, clock } = core;
  const ids = Array.from({ length: count }, (_, at) => `bench-${at}`);
  const like = await database.selectFrom('player').selectAll().where('id', '=', 'demo-rich').executeTakeFirstOrThrow();
  await ledger.write(async (entry) => {
    for (const id of ids) {
      const row = { ...like, id, email: `${id}@slipstream.example`, auth_phone: null };
      await createPlayer(entry, { row, money: { EUR: 1_000_000_000 }, atMs: clock.now() });
    }
  });
  const rows = await database.selectFrom('player').selectAll().where('id', 'in', ids).execute();
  return rows.map((row) => readPlayer(row, 'bench'));
}

function bodyOf(bets: PlaceBody['bets'] | object[]): PlaceBody {
  const meta = { device_id: randomUUID(), quick: false, type: 'single', locale: 'en', odds_accept_mode: 'any' };
  return { meta, bets } as PlaceBody;
}
