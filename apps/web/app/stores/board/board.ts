import type { Market } from '@slipstream/contract/entities/market';
import type { Match } from '@slipstream/contract/entities/match';
import type { Provider, ProviderStatus } from '@slipstream/contract/entities/provider';
import type { PublicEvent } from '@slipstream/contract/live/public-events';
import type { MatchId } from '@slipstream/units/ids';

import {
  applyUpdate,
  marketKey,
  outcomeKey,
  type Applied,
  type MarketRecord,
  type UpdateResult,
} from './board-records.ts';
import { Listeners } from './listeners.ts';
import { listMarkets, MatchRecord } from './match-record.ts';
import { nextView, outcomeState, type OutcomeView } from './outcome-view.ts';

type EventOf<Name extends PublicEvent['event']> = Extract<PublicEvent, { event: Name }>;

/**
 * All prices of the page, normalised by match, market with specifier, and outcome. Data is written as it arrives and
 * shown once per frame; what stops betting (a suspension, an end) is shown at once. Structure and prices have
 * listeners of their own, so a price never re-renders a list.
 */
export class Board {
  readonly #matches = new Map<MatchId, MatchRecord>();
  readonly #views = new Map<string, OutcomeView>();
  readonly #inactiveProviders = new Set<Provider>();
  readonly #matchListeners = new Listeners();
  readonly #marketListeners = new Listeners();
  readonly #outcomeListeners = new Listeners();
  readonly #schedule: (flush: () => void) => void;
  /** What the next frame has to show: prices by market key and match, and matches whose words or structure changed. */
  readonly #dirtyMarkets = new Map<string, MatchRecord>();
  readonly #dirtyMatches = new Set<MatchId>();
  readonly #dirtyStructures = new Set<MatchId>();
  readonly #seeds = new WeakSet<readonly Match[]>();
  #isScheduled = false;

  /** `schedule` runs a flush on the next frame; a test passes its own and decides when a frame is. */
  constructor(schedule: (flush: () => void) => void) {
    this.#schedule = schedule;
  }

  match(matchId: MatchId): Match | undefined {
    return this.#matches.get(matchId)?.match;
  }

  markets(matchId: MatchId): readonly Market[] {
    return this.#matches.get(matchId)?.list() ?? noMarkets;
  }

  market(matchId: MatchId, key: string): MarketRecord | undefined {
    return this.#matches.get(matchId)?.markets.get(key);
  }

  outcome(key: string): OutcomeView | undefined {
    return this.#views.get(key);
  }

  subscribeMatch(matchId: MatchId, listener: () => void): () => void {
    return this.#matchListeners.subscribe(matchId, listener);
  }

  subscribeMarkets(matchId: MatchId, listener: () => void): () => void {
    return this.#marketListeners.subscribe(matchId, listener);
  }

  subscribeOutcome(key: string, listener: () => void): () => void {
    return this.#outcomeListeners.subscribe(key, listener);
  }

  /** A match as it now is, from a list, a page or a push; it replaces an older one (RT-6, RT-8). */
  applyMatch(match: Match): Applied {
    const held = this.#matches.get(match.id);
    const record = held ?? new MatchRecord(match);
    this.#matches.set(match.id, record);
    const isNewer = held === undefined || match.version > held.match.version;
    if (isNewer) {
      const { status } = record.match;
      record.replace(match);
      this.#dirtyMatches.add(match.id);
      if (status !== record.match.status) this.#showAll(record);
    }
    const markets = this.#putAll(record, listMarkets(match));
    this.#plan();
    return isNewer ? 'applied' : markets;
  }

  /** A list as a loader brought it; the same list again is known and costs nothing. */
  seed(matches: readonly Match[]): void {
    if (this.#seeds.has(matches)) return;
    this.#seeds.add(matches);
    for (const match of matches) this.applyMatch(match);
  }

  /** Every market of a match, or a part of them, from the markets call. */
  applyMarkets(matchId: MatchId, markets: readonly Market[], isComplete: boolean): Applied {
    const record = this.#matches.get(matchId);
    if (record === undefined) return 'stale';
    record.complete ||= isComplete;
    const applied = this.#putAll(record, markets);
    this.#plan();
    return applied;
  }

  applyMarketsChanged(event: EventOf<'markets_changed'>): Applied {
    const record = this.#matches.get(event.matchId);
    if (record === undefined) return 'stale';
    const wanted = record.complete ? event.markets : event.markets.filter((market) => this.#holds(record, market));
    let applied = this.#putAll(record, wanted);
    for (const { marketId, specifier, version } of event.removed) {
      const key = marketKey(event.matchId, marketId, specifier);
      if (record.remove(key, version) === 'stale') continue;
      this.#hide(record, key);
      applied = 'applied';
    }
    for (const update of event.updates) {
      const key = marketKey(event.matchId, update.marketId, update.specifier);
      const held = record.markets.get(key);
      // A market that is not on this page needs no price; one that should be there has been missed.
      const result: UpdateResult =
        held === undefined ? missing(record, key, update.version) : applyUpdate(held, update);
      if (result.applied === 'gap') return 'gap';
      if (result.applied !== 'applied') continue;
      record.markets.set(key, result.record);
      this.#touch(record, key, held);
      applied = 'applied';
    }
    this.#plan();
    return applied;
  }

  applyMatchStatus(event: EventOf<'match_status_changed'>): Applied {
    const record = this.#matches.get(event.matchId);
    if (record === undefined || record.setStatus(event) === 'stale') return 'stale';
    this.#dirtyMatches.add(event.matchId);
    this.#showAll(record);
    this.#plan();
    return 'applied';
  }

  /** An inactive provider's outcomes can't be bet anywhere (TICKET-6). */
  applyProviders(statuses: readonly ProviderStatus[]): void {
    for (const { provider, status } of statuses) {
      if (status === 'inactive') this.#inactiveProviders.add(provider);
      else this.#inactiveProviders.delete(provider);
    }
    for (const record of this.#matches.values()) this.#showAll(record);
  }

  /** Lets go of a match nobody looks at any more, so that a long evening does not fill the memory. */
  forget(matchId: MatchId): void {
    const record = this.#matches.get(matchId);
    if (record === undefined) return;
    for (const [key, { outcomes }] of record.markets) {
      for (const id of outcomes.keys()) this.#views.delete(outcomeKey(key, id));
      this.#dirtyMarkets.delete(key);
    }
    this.#matches.delete(matchId);
  }

  #holds(record: MatchRecord, market: Market): boolean {
    return record.markets.has(marketKey(market.matchId, market.id, market.specifier));
  }

  #putAll(record: MatchRecord, markets: readonly Market[]): Applied {
    let applied: Applied = 'stale';
    for (const market of markets) {
      const key = marketKey(market.matchId, market.id, market.specifier);
      const held = record.markets.get(key);
      if (record.put(market) === 'stale') continue;
      applied = 'applied';
      if (held === undefined) this.#show(record, key);
      else this.#touch(record, key, held);
      this.#dirtyStructures.add(record.match.id);
    }
    return applied;
  }

  /** A price waits for the frame; a market or an outcome that stopped being open does not. */
  #touch(record: MatchRecord, key: string, held: MarketRecord | undefined): void {
    const market = record.markets.get(key);
    const isStopped =
      market !== undefined &&
      held !== undefined &&
      (market.status !== held.status ||
        [...market.outcomes].some(([id, { active }]) => !active && held.outcomes.get(id)?.active === true));
    if (isStopped) this.#show(record, key);
    else this.#dirtyMarkets.set(key, record);
  }

  #showAll(record: MatchRecord): void {
    for (const key of record.markets.keys()) this.#show(record, key);
  }

  #show(record: MatchRecord, key: string): void {
    this.#dirtyMarkets.delete(key);
    const market = record.markets.get(key);
    if (market === undefined) return;
    const match = { status: record.match.status, providerActive: !this.#inactiveProviders.has(record.match.provider) };
    for (const [id, outcome] of market.outcomes) {
      const name = outcomeKey(key, id);
      const shown = this.#views.get(name);
      const view = nextView(shown, outcome.odds, outcomeState(match, market.status, outcome.active));
      if (view === shown) continue;
      this.#views.set(name, view);
      this.#outcomeListeners.tell(name);
    }
  }

  /** A removed market's buttons stay where they are, locked, until the list itself is drawn anew. */
  #hide(record: MatchRecord, key: string): void {
    this.#dirtyMarkets.delete(key);
    this.#dirtyStructures.add(record.match.id);
    for (const [name, view] of this.#views) {
      if (!name.startsWith(`${key}/`) || view.state === 'unavailable') continue;
      this.#views.set(name, { ...view, state: 'unavailable' });
      this.#outcomeListeners.tell(name);
    }
  }

  #plan(): void {
    if (this.#isScheduled) return;
    if (this.#dirtyMarkets.size + this.#dirtyMatches.size + this.#dirtyStructures.size === 0) return;
    this.#isScheduled = true;
    this.#schedule(() => this.#flush());
  }

  #flush(): void {
    this.#isScheduled = false;
    for (const [key, record] of this.#dirtyMarkets) this.#show(record, key);
    for (const matchId of this.#dirtyMatches) this.#matchListeners.tell(matchId);
    for (const matchId of this.#dirtyStructures) this.#marketListeners.tell(matchId);
    this.#dirtyMatches.clear();
    this.#dirtyStructures.clear();
  }
}

const noMarkets: readonly Market[] = [];

function missing(record: MatchRecord, key: string, version: number): UpdateResult {
  return { applied: record.complete && version > (record.removed.get(key) ?? -1) ? 'gap' : 'stale' };
}
