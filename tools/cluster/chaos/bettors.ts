import { setTimeout as wait } from 'node:timers/promises';
import { randomFrom } from '@slipstream/simulation/random';
import { createChaosClient, type ChaosClient } from '../../../apps/sandbox/src/bets/chaos/chaos-client.ts';
import { enrol } from '../../../apps/sandbox/src/bets/chaos/enrol.ts';
import { openPicks } from '../../../apps/sandbox/src/bets/chaos/open-picks.ts';
import { newListening, type Listening } from '../listeners.ts';
import type { Entry } from '../plan-cluster.ts';
import { followPrivately, type PrivateFeed } from './private-feed.ts';

export interface Bettor {
  readonly client: ChaosClient;
  readonly feed: PrivateFeed;
}

export interface Bettors {
  readonly all: readonly Bettor[];
  /** What their private channels missed. */
  readonly listening: Listening;
  /** How many requests were answered with this status; null without an answer. */
  readonly answers: ReadonlyMap<number | null, number>;
  /** No more bets; resolves when every answer that was lost is known. */
  settleDown(): Promise<void>;
  stop(): void;
}

const pauseMs = 1_000;
const picksMs = 5_000;
const againMs = 1_000;
const settleMsMax = 300_000;

/** Players who bet, cash out, lose answers and ask again, each with a page that is told what happens. */
export async function startBettors(entry: Entry, database: string, count: number, seed: number): Promise<Bettors> {
  const over = new AbortController();
  const listening = newListening();
  const answers = new Map<number | null, number>();
  const onAnswer = (status: number | null) => void answers.set(status, (answers.get(status) ?? 0) + 1);
  let picks = await openPicks(entry.api);
  const enrolled = await enrol(database, count);
  const all = await Promise.all(
    enrolled.map(async ({ id: playerId, token, freebet }, at) => {
      // Each has an address of its own, so that nobody is limited for another.
      const headers = { 'X-Forwarded-For': `10.1.${at >> 8}.${at & 255}` };
      const random = randomFrom(seed * 1000 + at);
      const own = { token, playerId, freebet, random, headers, onAnswer };
      const client = createChaosClient({ ...own, origin: () => entry.api, picks: () => picks });
      return { client, feed: await followPrivately({ entry, token, client, headers, figures: listening }) };
    }),
  );
  const workers = [
    ...all.map(async ({ client }, at) => {
      await wait((pauseMs * at) / count);
      while (!over.signal.aborted) {
        await client.act();
        await wait(pauseMs);
      }
    }),
    (async () => {
      while (!over.signal.aborted) {
        await wait(picksMs, undefined, { signal: over.signal }).catch(() => undefined);
        const open = await openPicks(entry.api).catch(() => []);
        if (open.length > 0) picks = open;
      }
    })(),
  ];
  return {
    all,
    listening,
    answers,
    settleDown: async () => {
      over.abort();
      await Promise.all(workers);
      await Promise.all(all.map(({ client }) => untilKnown(client)));
    },
    stop: () => all.forEach(({ feed }) => feed.stop()),
  };
}

async function untilKnown(client: ChaosClient): Promise<void> {
  const untilMs = performance.now() + settleMsMax;
  for (;;) {
    try {
      return await client.reconcile();
    } catch (error) {
      if (performance.now() > untilMs) throw error;
      await wait(againMs);
    }
  }
}
