import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { enrol } from '../../apps/sandbox/src/bets/chaos/enrol.ts';
import { openPicks } from '../../apps/sandbox/src/bets/chaos/open-picks.ts';
import { linksOf } from '../soak/browsing.ts';
import type { Entry } from './plan-cluster.ts';

interface Failure {
  /** Null without an answer. */
  readonly status: number | null;
  /** When, what, and why. */
  readonly line: string;
}

/** What was asked for and what became of it. */
export interface Figures {
  readonly tookMs: number[];
  /** Requests that got no answer, or one that says that the server is at fault. */
  readonly failed: Failure[];
  /** Answers from 400 to 499: refused bets, and limits. */
  refused: number;
}

export interface Load {
  readonly pages: Figures;
  readonly calls: Figures;
  readonly placements: Figures;
  stop(): Promise<void>;
}

const browsers = 2;
const callers = 1;
const playersUsual = 2;
const pauseMs = 100;
const picksMs = 5_000;
const answerMsMax = 60_000;
const pagesMax = 12;

/** Visitors who look at pages and lists, and players who bet, all through the entry, one request after the other. */
export async function startLoad(entry: Entry, database: string, players = playersUsual): Promise<Load> {
  const over = new AbortController();
  const [pages, calls, placements] = [newFigures(), newFigures(), newFigures()];
  const enrolled = await enrol(database, players);
  let picks = await openPicks(entry.api);
  const home = await (await fetch(`${entry.web}/sportsbook`)).text();
  const paths = ['/sportsbook', ...linksOf(home)].slice(0, pagesMax);
  const again = async (work: (turn: number) => Promise<void>) => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      await work(turn);
      await wait(pauseMs);
    }
  };
  const workers = [
    ...times(browsers, (at) => again((turn) => ask(pages, `${entry.web}${paths[(at + turn) % paths.length]}`, { at }))),
    ...times(callers, (at) => again(() => ask(calls, `${entry.api}/v2/matches?match_status=1&limit=20`, { at }))),
    ...enrolled.map(({ token }, at) =>
      again((turn) => ask(placements, `${entry.api}/v3/bets`, { at, token, body: placement(picks, at + turn) })),
    ),
    again(async () => {
      await wait(picksMs, undefined, { signal: over.signal }).catch(() => undefined);
      picks = await openPicks(entry.api).catch(() => picks);
    }),
  ];
  return {
    pages,
    calls,
    placements,
    stop: async () => {
      over.abort();
      await Promise.all(workers);
    },
  };
}

interface Sent {
  /** Which visitor it is: each has an address of its own, so that nobody is limited for another. */
  readonly at: number;
  readonly token?: string;
  readonly body?: object;
}

async function ask(figures: Figures, url: string, { at, token, body }: Sent): Promise<void> {
  const beganMs = performance.now();
  try {
    const reply = await fetch(url, {
      headers: {
        'X-Forwarded-For': `10.0.0.${at + 1}`,
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      signal: AbortSignal.timeout(answerMsMax),
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    await reply.arrayBuffer();
    figures.tookMs.push(performance.now() - beganMs);
    const { status } = reply;
    if (status >= 500) figures.failed.push({ status, line: `${new Date().toISOString()} ${url} answered ${status}` });
    else if (status >= 400) figures.refused += 1;
  } catch (error) {
    const why = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    figures.failed.push({ status: null, line: `${new Date().toISOString()} ${url}: ${String(why)}` });
  }
}

function placement(picks: Awaited<ReturnType<typeof openPicks>>, at: number): object {
  const pick = picks[(at * 7) % Math.max(1, picks.length)];
  const bet = { type: 'single', currency: 'EUR', stake: 100, bonus: null, jackpots: [], selections: [pick] };
  const meta = { device_id: randomUUID(), quick: false, type: 'single', locale: 'en', odds_accept_mode: 'any' };
  return { meta, bets: [bet] };
}

function newFigures(): Figures {
  return { tookMs: [], failed: [], refused: 0 };
}

function times<Made>(count: number, make: (at: number) => Made): readonly Made[] {
  return Array.from({ length: count }, (_, at) => make(at));
}
