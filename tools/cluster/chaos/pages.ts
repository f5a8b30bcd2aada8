import { setTimeout as wait } from 'node:timers/promises';
import { readWire } from '@slipstream/contract/client-form';
import { publicEventWire, type PublicEvent } from '@slipstream/contract/live/public-events';
import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import { heartbeatMs } from '../../../apps/sandbox/src/feed/public-feed.ts';
import { feedState } from '../../../apps/web/app/realtime/feed-watch.ts';
import { Lateness } from '../../../apps/web/app/realtime/lateness.ts';
import { libraryClients, startListeners, type ListenerHooks } from '../listeners.ts';
import type { Entry } from '../plan-cluster.ts';
import { eventPrices, PriceWatch, pricesOf, ShownPrices, type Prices } from './price-watch.ts';

interface Page {
  isSubscribed: boolean;
  heardAtMs: number | null;
  readonly lateness: Lateness;
  /** Of the markets that it has heard of since it loaded. */
  readonly shown: ShownPrices;
}

const lookMs = 500;
const askMs = 2_000;
/** A feed that is behind by two heartbeats locks prices, and the half of one is how often a page looks. */
const outdatedMsMax = 2.5 * heartbeatMs;

/** Open pages that follow the list of matches, and what those with the client library show as fresh although it is not. */
export async function startPages(entry: Entry, count: number) {
  const over = new AbortController();
  const watch = new PriceWatch(outdatedMsMax);
  const read = eventReader();
  const pages: Page[] = Array.from({ length: libraryClients(count) }, () => ({
    isSubscribed: false,
    heardAtMs: null,
    lateness: new Lateness(heartbeatMs),
    shown: new ShownPrices(watch),
  }));
  const wrong = new Set<string>();
  const hooksOf = (at: number): ListenerHooks => {
    const page = pages[at];
    return page === undefined ? {} : pageHooks(page, read);
  };
  const { figures, stop } = await startListeners(entry, count, hooksOf);
  const look = () => {
    const nowMs = performance.now();
    const due = watch.takeDue(nowMs);
    for (const [at, { isSubscribed, heardAtMs, shown }] of pages.entries()) {
      const facts = { isOnline: true, isSubscribed, heardAtMs, nowMs, heartbeatMs };
      for (const market of shown.outdated(feedState(facts, 'paused') === 'live', due, nowMs))
        wrong.add(
          `page ${at} shows ${market} as fresh with ${words(shown.of(market))}, not ${words(watch.newest(market))}`,
        );
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

const words = (prices: Prices | undefined) => `"${prices?.text}" of version ${prices?.version}`;

function pageHooks(page: Page, read: ReturnType<typeof eventReader>): ListenerHooks {
  return {
    onOpen: (recovered) => {
      [page.isSubscribed, page.heardAtMs] = [true, performance.now()];
      if (!recovered) page.shown.clear();
    },
    onClose: () => {
      page.isSubscribed = false;
    },
    onMessage: (data, offset) => {
      const nowMs = performance.now();
      const heard = read(data, offset);
      if (heard.kind === 'gap') page.shown.clear();
      if (heard.kind === 'beat')
        page.heardAtMs = Math.max(page.heardAtMs ?? 0, page.lateness.sentAt(heard.sentMs, nowMs));
      if (heard.kind !== 'prices') return;
      for (const [market, prices] of heard.all) page.shown.show(market, prices, nowMs);
    },
  };
}

type Heard =
  | { readonly kind: 'gap' }
  | { readonly kind: 'beat'; readonly sentMs: number }
  | { readonly kind: 'prices'; readonly all: ReturnType<typeof eventPrices> };
const readMax = 500;

/** Every page hears the same, so it is parsed for the first of them only. */
function eventReader(): (data: unknown, offset: number | undefined) => Heard {
  const done = new Map<string, Heard>();
  return (data, offset) => {
    const key = `${offset} ${typeof data === 'object' && data !== null && 'at_ms' in data ? String(data.at_ms) : ''}`;
    const before = offset === undefined ? undefined : done.get(key);
    if (before !== undefined) return before;
    const reading = readWire(publicEventWire, data);
    if (reading.kind !== 'read') throw new Error(`an event that is none of ours: ${JSON.stringify(data)}`);
    const heard = heardOf(reading.value);
    done.set(key, heard);
    const [oldest] = done.keys();
    if (done.size > readMax && oldest !== undefined) done.delete(oldest);
    return heard;
  };
}

function heardOf(event: PublicEvent): Heard {
  if (event.event === 'feed_gap') return { kind: 'gap' };
  if (event.event === 'heartbeat') return { kind: 'beat', sentMs: event.sentMs ?? event.atMs };
  return { kind: 'prices', all: eventPrices(event) };
}

/** What the API says the prices are, whoever publishes them. */
async function askPrices(api: string, watch: PriceWatch): Promise<void> {
  const reply = await fetch(`${api}/v2/matches?match_status=1&limit=50`).catch(() => null);
  const reading = readWire(getMatches.reply, await reply?.json().catch(() => null));
  if (reading.kind !== 'read') return;
  for (const event of reading.value.data) {
    const market = event.mainMarket;
    if (market === null) continue;
    const prices = pricesOf(market.version, market.status, market.outcomes);
    watch.know(`${event.id}/${market.id}/${market.specifier}`, prices, performance.now());
  }
}
