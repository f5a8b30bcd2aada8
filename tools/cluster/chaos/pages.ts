import { setTimeout as wait } from 'node:timers/promises';
import { readWire } from '@slipstream/contract/client-form';
import { publicEventWire } from '@slipstream/contract/live/public-events';
import * as z from 'zod/mini';
import { heartbeatMs } from '../../../apps/sandbox/src/feed/public-feed.ts';
import { feedState } from '../../../apps/web/app/realtime/feed-watch.ts';
import { startListeners, type ListenerHooks } from '../listeners.ts';
import type { Entry } from '../plan-cluster.ts';
import { eventPrices, PriceWatch, pricesOf, type Prices } from './price-watch.ts';

interface Page {
  isSubscribed: boolean;
  heardAtMs: number | null;
  /** The prices of each market that it has heard of since it loaded. */
  readonly shown: Map<string, Prices>;
}

const lookMs = 500;
const askMs = 2_000;
/** After twice a heartbeat prices are locked, and the half of one is how often a page looks. */
const outdatedMsMax = 2.5 * heartbeatMs;
const listed = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      main_market: z.nullish(
        z.object({
          id: z.string(),
          specifier: z.string(),
          version: z.number(),
          status: z.number(),
          outcomes: z.array(z.object({ id: z.string(), odds: z.number(), active: z.boolean() })),
        }),
      ),
    }),
  ),
});

/** Open pages that follow the list of matches, and what they show as fresh although it is not. */
export async function startPages(entry: Entry, count: number) {
  const over = new AbortController();
  const watch = new PriceWatch();
  const read = eventReader();
  const pages: Page[] = Array.from({ length: count }, () => ({
    isSubscribed: false,
    heardAtMs: null,
    shown: new Map(),
  }));
  const wrong = new Set<string>();
  const hooksOf = (at: number): ListenerHooks => {
    const page = pages[at];
    return page === undefined ? {} : pageHooks(page, watch, read);
  };
  const { figures, stop } = await startListeners(entry.realtime, count, hooksOf);
  const look = () => {
    const nowMs = performance.now();
    for (const [at, { isSubscribed, heardAtMs, shown }] of pages.entries()) {
      const facts = { isOnline: true, isSubscribed, heardAtMs, nowMs, heartbeatMs };
      if (feedState(facts, 'paused') !== 'live') continue;
      for (const market of watch.outdated(shown, nowMs, outdatedMsMax))
        wrong.add(`page ${at} shows market ${market} of version ${shown.get(market)?.version} as fresh`);
    }
  };
  const again = async (ms: number, work: () => Promise<void> | void) => {
    while (!over.signal.aborted) {
      await wait(ms);
      await work();
    }
  };
  const workers = [again(lookMs, look), again(askMs, () => askPrices(entry.api, watch))];
  return {
    figures,
    /** Prices that were older than the heartbeat and shown as fresh. */
    wrong,
    stop: async () => {
      over.abort();
      stop();
      await Promise.all(workers);
    },
  };
}

function pageHooks(page: Page, watch: PriceWatch, read: ReturnType<typeof eventReader>): ListenerHooks {
  return {
    onOpen: (recovered) => {
      [page.isSubscribed, page.heardAtMs] = [true, performance.now()];
      // It loads anew, and shows what an answer says until it hears more.
      if (!recovered) page.shown.clear();
    },
    onClose: () => {
      page.isSubscribed = false;
    },
    onMessage: (data, offset) => {
      const nowMs = performance.now();
      page.heardAtMs = nowMs;
      const heard = read(data, offset);
      if (heard === 'gap') page.shown.clear();
      else
        for (const [market, prices] of heard) {
          watch.know(market, prices, nowMs);
          if (prices.version >= (page.shown.get(market)?.version ?? 0)) page.shown.set(market, prices);
        }
    },
  };
}

type Heard = ReturnType<typeof eventPrices> | 'gap';
const sentWire = z.object({ at_ms: z.number(), event: z.string() });
const readMax = 500;

/** Every page hears the same, so it is parsed for the first of them only. */
function eventReader(): (data: unknown, offset: number | undefined) => Heard {
  const done = new Map<string, Heard>();
  return (data, offset) => {
    const { at_ms: atMs, event } = z.parse(sentWire, data);
    const key = `${offset} ${atMs} ${event}`;
    const before = offset === undefined ? undefined : done.get(key);
    if (before !== undefined) return before;
    const reading = readWire(publicEventWire, data);
    if (reading.kind !== 'read') throw new Error(`an event that is none of ours: ${JSON.stringify(data)}`);
    const heard = reading.value.event === 'feed_gap' ? 'gap' : eventPrices(reading.value);
    done.set(key, heard);
    const [oldest] = done.keys();
    if (done.size > readMax && oldest !== undefined) done.delete(oldest);
    return heard;
  };
}

/** What the API says the prices are, whoever publishes them. */
async function askPrices(api: string, watch: PriceWatch): Promise<void> {
  const reply = await fetch(`${api}/v2/matches?match_status=1&limit=50`).catch(() => null);
  const parsed = z.safeParse(listed, await reply?.json().catch(() => null));
  if (!parsed.success) return;
  for (const { id, main_market: market } of parsed.data.data) {
    if (!market) continue;
    const prices = pricesOf(market.version, market.status, market.outcomes);
    watch.know(`${id}/${market.id}/${market.specifier}`, prices, performance.now());
  }
}
