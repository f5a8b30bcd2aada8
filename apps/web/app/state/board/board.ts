import type { SportEvent } from '@slipstream/contract/entities/catalogue/event';
import type { Market } from '@slipstream/contract/entities/catalogue/market';
import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type { ProviderStatus } from '@slipstream/contract/entities/catalogue/provider';
import type { PublicEvent } from '@slipstream/contract/live/public-events';
import type { MatchId } from '@slipstream/units/ids';
import { isMarketOver } from '@slipstream/units/market-status';

import { hasStopped, marketKey, type Applied, type MarketRecord } from './board-records.ts';
import { MatchUsers } from './match-users.ts';
import { Listeners } from './listeners.ts';
import { listMarkets, MatchRecord } from './match-record.ts';
import type { OutcomeView } from './outcome-view.ts';
import { marketsPerFrame, OutcomeViews } from './outcome-views.ts';
import type { Providers } from './providers.ts';

type EventOf<Name extends PublicEvent['event']> = Extract<PublicEvent, { event: Name }>;

/**
 * All matches and prices of the page, normalised by match, market with specifier, and outcome. Data is written as it
 * arrives and rendered once per frame; whatever stops betting (a suspension, the end) is rendered at once. Structure
 * and prices have separate listeners, so a price never re-renders a list.
 */
export class Board {
  readonly #matches = new Map<MatchId, MatchRecord>();
  readonly #views: OutcomeViews;
  readonly #users = new MatchUsers();
  readonly #matchListeners = new Listeners();
  readonly #marketListeners = new Listeners();
  readonly #schedule: (flush: () => void) => void;
  /** What the next frame renders: prices by market key and match, and matches whose names or structure changed. */
  readonly #dirtyMarkets = new Map<string, MatchRecord>();
  readonly #dirtyMatches = new Set<MatchId>();
  readonly #dirtyStructures = new Set<MatchId>();
  readonly #appliedLists = new WeakSet<readonly SportEvent[]>();
  #isScheduled = false;

  /** `schedule` runs a flush on the next frame; tests pass their own. */
  constructor(schedule: (flush: () => void) => void, now: () => number = () => performance.now()) {
    this.#schedule = schedule;
    this.#views = new OutcomeViews(now);
  }

  event(matchId: MatchId): SportEvent | undefined {
    return this.#matches.get(matchId)?.match;
  }

  match(matchId: MatchId): Match | undefined {
    const event = this.event(matchId);
    return event?.type === 'match' ? event : undefined;
  }

  markets(matchId: MatchId): readonly Market[] {
    return this.#matches.get(matchId)?.list() ?? noMarkets;
  }

  market(matchId: MatchId, key: string): MarketRecord | undefined {
    return this.#matches.get(matchId)?.markets.get(key);
  }

  matchIds(): readonly MatchId[] {
    return [...this.#matches.keys()];
  }

  /** Whether every market of the match was loaded, not only those of a list. */
  isComplete(matchId: MatchId): boolean {
    return this.#matches.get(matchId)?.complete ?? false;
  }

  /** Whether a change of the match was missed and not made up for; reported once. */
  takeMissed(matchId: MatchId): boolean {
    return this.#matches.get(matchId)?.takeMissed() ?? false;
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
    return this.#views.listeners.subscribe(key, listener);
  }

  /** A match as it now is replaces an older one (RT-6, RT-8); a part of it, from a list, never the whole (RT-9). */
  applyMatch(match: SportEvent, isPart = false): Applied {
    const held = this.#matches.get(match.id);
    const record = held ?? new MatchRecord(match, isPart);
    this.#matches.set(match.id, record);
    const isNewer = held === undefined || record.isOlderThan(match, isPart);
    if (isNewer) {
      const { status } = record.match;
      record.replace(match, isPart);
      this.#dirtyMatches.add(match.id);
      if (status !== record.match.status) this.#views.showAll(record);
    }
    const markets = this.#putAll(record, listMarkets(match), isPart);
    this.#plan();
    return isNewer ? 'applied' : markets;
  }

  /** Applies a loader's list, which the caller is about to hold. The same list again costs nothing. */
  applyList(matches: readonly SportEvent[], isPart = false): void {
    for (const { id } of matches) this.#users.renew(id);
    if (this.#appliedLists.has(matches) && matches.every(({ id }) => this.#matches.has(id))) return;
    this.#appliedLists.add(matches);
    for (const match of matches) this.applyMatch(match, isPart);
  }

  /**
   * All markets of a match, or some of them, from the markets call. A complete list with a match version also shows
   * which markets are gone: a missed removal must not leave a price that looks fresh (RT-8).
   */
  applyMarkets(matchId: MatchId, markets: readonly Market[], isComplete: boolean, matchVersion = -1): Applied {
    const record = this.#matches.get(matchId);
    if (record === undefined) return 'stale';
    record.complete ||= isComplete;
    for (const key of isComplete ? record.missingFrom(markets) : []) {
      if (record.remove(key, matchVersion) === 'applied') this.#hide(record, key);
    }
    const applied = this.#putAll(record, markets);
    this.#plan();
    return applied;
  }

  applyMarketsChanged(event: EventOf<'markets_changed'>): Applied {
    const record = this.#matches.get(event.matchId);
    if (record === undefined) return 'stale';
    const isShown = ({ id, specifier }: Market) => record.markets.has(marketKey(event.matchId, id, specifier));
    const wanted = record.complete ? event.markets : event.markets.filter(isShown);
    let applied = this.#putAll(record, wanted);
    let isBehind = false;
    for (const { marketId, specifier, version } of event.removed) {
      const key = marketKey(event.matchId, marketId, specifier);
      if (record.remove(key, version) === 'stale') continue;
      this.#hide(record, key);
      applied = 'applied';
    }
    for (const update of event.updates) {
      const key = marketKey(event.matchId, update.marketId, update.specifier);
      const held = record.markets.get(key);
      const updated = record.update(key, update);
      isBehind ||= updated === 'gap';
      if (updated !== 'applied') continue;
      this.#touch(record, key, held);
      applied = 'applied';
    }
    this.#plan();
    return isBehind ? 'gap' : applied;
  }

  applyMatchStatus(event: EventOf<'match_status_changed'>): Applied {
    const record = this.#matches.get(event.matchId);
    if (record === undefined || record.setStatus(event) === 'stale') return 'stale';
    this.#dirtyMatches.add(event.matchId);
    this.#views.showAll(record);
    this.#plan();
    return 'applied';
  }

  get providers(): Providers {
    return this.#views.providers;
  }

  applyProviders(statuses: readonly ProviderStatus[]): void {
    this.providers.apply(statuses);
    for (const record of this.#matches.values()) this.#views.showAll(record);
  }

  /** Keeps matches while something shows them; released matches are dropped with the next frame. */
  hold(matchIds: readonly MatchId[]): () => void {
    const release = this.#users.hold(matchIds);
    this.#plan();
    return release;
  }

  /** Drops a match that nothing shows any more, to bound memory. */
  forget(matchId: MatchId): void {
    const record = this.#matches.get(matchId);
    if (record === undefined) return;
    for (const key of record.markets.keys()) this.#dirtyMarkets.delete(key);
    this.#views.forget(record);
    this.#matches.delete(matchId);
  }

  #putAll(record: MatchRecord, markets: readonly Market[], isPart = false): Applied {
    let applied: Applied = 'stale';
    for (const market of markets) {
      const key = marketKey(market.matchId, market.id, market.specifier);
      const held = record.markets.get(key);
      if (record.put(market, isPart) === 'stale') continue;
      applied = 'applied';
      if (held === undefined || !this.#views.areWatched) this.#views.begin(record, key);
      else this.#touch(record, key, held);
      this.#dirtyStructures.add(record.match.id);
    }
    return applied;
  }

  /** A price waits for the frame; a market or outcome that closes does not. */
  #touch(record: MatchRecord, key: string, held: MarketRecord | undefined): void {
    const market = record.markets.get(key);
    // A market that ended or returned may change the layout.
    if ([market, held].some((one) => isMarketOver(one?.status ?? 0))) this.#dirtyStructures.add(record.match.id);
    if (market !== undefined && held !== undefined && hasStopped(held, market)) this.#show(record, key);
    else this.#dirtyMarkets.set(key, record);
  }

  #show(record: MatchRecord, key: string): void {
    this.#dirtyMarkets.delete(key);
    this.#views.show(record, key);
  }

  #hide(record: MatchRecord, key: string): void {
    this.#dirtyMarkets.delete(key);
    this.#dirtyStructures.add(record.match.id);
    this.#views.lock(key);
  }

  #plan(): void {
    if (this.#isScheduled) return;
    const isDirty = this.#dirtyMarkets.size + this.#dirtyMatches.size + this.#dirtyStructures.size > 0;
    if (!isDirty && !this.#users.isChanged) return;
    this.#isScheduled = true;
    this.#schedule(() => this.#flush());
  }

  #flush(): void {
    this.#isScheduled = false;
    for (const matchId of this.#users.takeLeft()) this.forget(matchId);
    let left = marketsPerFrame;
    for (const [key, record] of this.#dirtyMarkets) {
      if ((left -= 1) < 0) break;
      this.#show(record, key);
    }
    for (const matchId of this.#dirtyMatches) this.#matchListeners.tell(matchId);
    for (const matchId of this.#dirtyStructures) this.#marketListeners.tell(matchId);
    this.#dirtyMatches.clear();
    this.#dirtyStructures.clear();
    this.#plan();
  }
}

const noMarkets: readonly Market[] = [];
