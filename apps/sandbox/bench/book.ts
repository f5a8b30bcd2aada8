import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertBets, loadBets } from '../src/book/bets/bet-store.ts';
import { placeBetsOf } from '../src/book/placing/place-bets.ts';
import type { PlaceBody } from '../src/book/placing/weigh-request.ts';
import { boardsOf, pickOf, single } from '../src/book/testing/bettor.ts';
import { transact } from '../src/database/transact.ts';
import { createPlayer } from '../src/players/create-player.ts';
import { readPlayer, type Player } from '../src/players/player.ts';
import { findPostgres, startPostgres } from '../src/testing/postgres-server.ts';
import { runningSandbox, type TestSandbox } from '../src/testing/running-sandbox.ts';

interface Row {
  readonly name: string;
  readonly value: number | string;
  readonly unit: string;
  readonly note?: string;
}

const placements = 1_000;
const clientCounts = [1, 16] as const;
const settled = 10_000;
const singlesPerRequest = 20;
const hourMs = 3_600_000;

/** What the book can take and settle, against what the database under it can write, in the same run. */
export async function benchBook(): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'slipstream-bench-'));
  const rows = await benchOn('SQLite', join(folder, 'book.sqlite'));
  rmSync(folder, { recursive: true, force: true });
  const programs = findPostgres();
  if (programs === null) return [...rows, { name: 'PostgreSQL', value: 'not found here', unit: '' }];
  const server = await startPostgres(programs);
  try {
    return [...rows, ...(await benchOn('PostgreSQL', await server.createDatabase()))];
  } finally {
    await server.stop();
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
  const place = async (player: Player) => {
    const placed = await placeBetsOf(sandbox.core.book, player, randomUUID(), body);
    if (placed.kind !== 'new' || placed.answer.kind !== 'placed') throw new Error(JSON.stringify(placed));
  };
  // Once unmeasured each, so that neither pays for the other's first time.
  await timed(players, 200, place);
  const bare = await bareInsert(sandbox);
  await timed(players, 200, bare);
  const book = await timed(players, placements, place);
  const base = await timed(players, placements, bare);
  const label = `${name}, ${players.length} ${players.length === 1 ? 'client' : 'clients'}`;
  return [
    { name: `${label}: placements`, value: book.perSecond, unit: '/s', note: `p99 ${book.p99Ms.toFixed(2)} ms` },
    {
      name: `${label}: bare insert transaction`,
      value: base.perSecond,
      unit: '/s',
      note: `p99 ${base.p99Ms.toFixed(2)} ms`,
    },
    {
      name: `${label}: placements per bare insert`,
      value: book.perSecond / base.perSecond,
      unit: '',
      note: 'at least 0.35',
    },
  ];
}

/** The bet and its leg, inserted in a transaction of their own: what a placement would cost without a check, a key or money. */
async function bareInsert({ core }: TestSandbox): Promise<(player: Player) => Promise<void>> {
  const { database, book } = core;
  const last = await database.selectFrom('bet').select('id').orderBy('created_ms', 'desc').limit(1).execute();
  const [like] = await loadBets(
    database,
    last.map(({ id }) => id),
  );
  if (like === undefined) throw new Error('there is no bet to be like');
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
async function timed(
  players: readonly Player[],
  count: number,
  work: (player: Player) => Promise<void>,
): Promise<Timing> {
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
