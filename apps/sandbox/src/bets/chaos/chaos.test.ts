import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { randomFrom } from '@slipstream/simulation/random';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../database/open-database.ts';
import { describeEachPlace } from '../../testing/each-database.ts';
import type { PickBody } from '../testing/bettor.ts';
import { createChaosClient, type ChaosClient } from './chaos-client.ts';
import { startDoomed, type DoomedSandbox } from './doomed-sandbox.ts';
import { enrol } from './enrol.ts';
import { openPicks } from './open-picks.ts';
import { verifyBook } from './verify-book.ts';

/** `CHAOS=long` is the storm a release must weather; the short one is for every day. */
const storm =
  process.env['CHAOS'] === 'long' ? { clients: 64, ms: 60_000, kills: 12 } : { clients: 8, ms: 1_500, kills: 1 };
const seed = Number(process.env['CHAOS_SEED'] ?? 5);
const dayMs = 86_400_000;
/** Patience with a busy machine: how long it is raged and settled does not depend on it. */
const patienceMs = storm.ms + 420_000;

describeEachPlace('the book in a storm', (place) => {
  it(
    '[PLACE-6] [MYBETS-2] loses nothing and pays nothing twice, whatever dies',
    async () => {
      const database = await place();
      const data = mkdtempSync(join(tmpdir(), 'sandbox-chaos-'));
      const players = await enrol(database, storm.clients);
      const sandbox = await startDoomed(data, database);
      onTestFinished(() => sandbox.stop());
      const clients = await rage(sandbox, players);
      await settled(sandbox, clients);
      const views = await Promise.all(clients.map(async (client) => ({ client, view: await client.list() })));
      await sandbox.stop();

      const book = await openDatabase(database);
      expect(await verifyBook(book)).toEqual([]);
      const rows = await book.selectFrom('bet').select(['id', 'player_id', 'status', 'version', 'paid']).execute();
      const byPlayer = Map.groupBy(rows, ({ player_id: id }) => id);
      for (const { client, view } of views) {
        const own = byPlayer.get(client.playerId) ?? [];
        expect(client.known()).toEqual(new Set(own.map(({ id }) => id)));
        const shown = view.map(({ id, status, version, win_amount: paid }) => ({ id, status, version, paid }));
        const kept = own.map(({ id, status, version, paid }) => ({ id, status, version, paid }));
        expect(byId(shown)).toEqual(byId(kept));
      }
      const counts = Map.groupBy(rows, ({ status }) => status);
      process.stdout.write(`${rows.length} bets, ${counts.get('cashed_out')?.length ?? 0} of them cashed out\n`);
      expect(rows.length).toBeGreaterThan(storm.clients);
      await book.destroy();
      rmSync(data, { recursive: true, force: true });
    },
    patienceMs,
  );
});

function byId<Row extends { readonly id: string }>(rows: readonly Row[]): readonly Row[] {
  return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** Everybody bets at once while the process is killed under them. */
async function rage(
  sandbox: DoomedSandbox,
  players: Awaited<ReturnType<typeof enrol>>,
): Promise<readonly ChaosClient[]> {
  const over = new AbortController();
  let picks: readonly PickBody[] = await openPicks(sandbox.origin());
  const clients = players.map(({ id, token, freebet }, at) => {
    const random = randomFrom(seed * 1000 + at);
    return createChaosClient({ origin: sandbox.origin, token, playerId: id, freebet, random, picks: () => picks });
  });
  const busy = clients.map(async (client) => {
    while (!over.signal.aborted) await client.act();
  });
  const random = randomFrom(seed);
  for (let kill = 0; kill < storm.kills; kill += 1) {
    await sandbox.control('bet-answer-lost', { count: storm.clients });
    await wait((storm.ms / storm.kills) * (0.5 + random.next()));
    await enough(clients, (kill + 1) * 2 * storm.clients);
    await sandbox.killAndRestart();
    picks = await openPicks(sandbox.origin());
  }
  await wait(300);
  over.abort();
  await Promise.all(busy);
  return clients;
}

/** A busy machine is given the time for so many bets, so that there is something to lose. */
async function enough(clients: readonly ChaosClient[], count: number): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (clients.reduce((sum, client) => sum + client.known().size, 0) >= count) return;
    await wait(100);
  }
}

/** Whether every leg has its result, also those of bets that were rejected or sold: it gives the bet a new version. */
async function haveResults(clients: readonly ChaosClient[]): Promise<boolean> {
  const views = await Promise.all(clients.map((client) => client.list()));
  return views.flat().every(({ selections }) => selections.every(({ status }) => status !== 'open'));
}

/** The world moves on until every bet is over, and the process is killed once more while it pays. */
async function settled(sandbox: DoomedSandbox, clients: readonly ChaosClient[]): Promise<void> {
  await Promise.all(clients.map((client) => client.reconcile()));
  await sandbox.control('step', { ms: 9 * dayMs });
  await wait(200);
  await sandbox.killAndRestart();
  for (let tries = 0; tries < 600; tries += 1) {
    const counts = await Promise.all(clients.map((client) => client.openCount()));
    if (counts.every((count) => count === 0) && (await haveResults(clients))) return;
    await wait(100);
  }
  throw new Error('some bets are never settled');
}
