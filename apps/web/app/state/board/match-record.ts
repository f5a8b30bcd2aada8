import type { SportEvent } from '@slipstream/contract/entities/catalogue/event';
import type { Market } from '@slipstream/contract/entities/catalogue/market';
import type { MatchStage } from '@slipstream/contract/entities/catalogue/match-statistics';
import type { MarketUpdate, PublicEvent } from '@slipstream/contract/live/public-events';
import type { MatchStatus } from '@slipstream/units/match-status';

import {
  applySnapshot,
  applyUpdate,
  marketKey,
  type Applied,
  type MarketRecord,
  type UpdateResult,
} from './board-records.ts';

type MatchStatusChanged = Extract<PublicEvent, { event: 'match_status_changed' }>;

/** One match or outright: names and score, and its markets by key. */
export class MatchRecord {
  match: SportEvent;
  readonly markets = new Map<string, MarketRecord>();
  /** The versions at which markets were removed, so that an old snapshot can't bring one back. */
  readonly removed = new Map<string, number>();
  /** Whether every market was loaded; until then an unknown one is simply not on screen. */
  complete = false;
  /** Missed changes by market: the version that makes up for each. */
  readonly #missed = new Map<string, number>();
  /** A status change is sent ahead of the match it belongs to, with the same version. */
  #statusVersion = -1;
  #list: readonly Market[] | undefined;
  /** Whether this came from a list that leaves out what its rows don't show. */
  #isPart: boolean;

  constructor(match: SportEvent, isPart = false) {
    this.match = match;
    this.#isPart = isPart;
  }

  isOlderThan(match: SportEvent, isPart: boolean): boolean {
    if (this.#isPart !== isPart) return this.#isPart;
    if (match.version !== this.match.version) return match.version > this.match.version;
    // The same moment, loaded for rows that show other markets.
    const held = new Set(listMarkets(this.match).map(({ id }) => id));
    return listMarkets(match).some(({ id }) => !held.has(id));
  }

  /** Takes a newer match, but keeps a status that was received since. */
  replace(match: SportEvent, isPart = false): void {
    this.#isPart = isPart;
    const { match: held } = this;
    this.match = match.version < this.#statusVersion ? withStatus(match, held.status, stageOf(held)) : match;
  }

  setStatus({ version, status, stage }: Pick<MatchStatusChanged, 'version' | 'status' | 'stage'>): Applied {
    if (version <= Math.max(this.match.version, this.#statusVersion)) return 'stale';
    this.#statusVersion = version;
    this.match = withStatus(this.match, status, stage);
    return 'applied';
  }

  put(market: Market, isPart = false): Applied {
    const key = marketKey(market.matchId, market.id, market.specifier);
    if (market.version <= (this.removed.get(key) ?? -1)) return 'stale';
    const held = this.markets.get(key);
    const result = applySnapshot(held, market, isPart);
    // Whole and part are of different moments: what the older one lacks is fetched.
    if (held !== undefined && held.isPart !== isPart && held.version !== market.version)
      this.#missed.set(key, Math.max(held.version, market.version));
    if (result.applied === 'stale') return 'stale';
    this.markets.set(key, result.record);
    this.removed.delete(key);
    this.#list = undefined;
    return 'applied';
  }

  remove(key: string, version: number): Applied {
    const held = this.markets.get(key)?.version ?? this.removed.get(key) ?? -1;
    if (version <= held) return 'stale';
    this.markets.delete(key);
    this.removed.set(key, version);
    this.#list = undefined;
    return 'applied';
  }

  /** A change of a market that is not on this page is ignored; a change of one that should be here was missed. */
  update(key: string, update: MarketUpdate): Applied {
    const held = this.markets.get(key);
    const result = held === undefined ? this.#lacking(key, update.version) : applyUpdate(held, update);
    if (result.applied === 'applied') this.markets.set(key, result.record);
    if (result.applied === 'gap') this.#missed.set(key, update.version);
    return result.applied;
  }

  /** Whether a missed change has not been made up for by a newer market or its removal. */
  takeMissed(): boolean {
    const isBehind = [...this.#missed].some(
      ([key, version]) => (this.markets.get(key)?.version ?? this.removed.get(key) ?? -1) < version,
    );
    this.#missed.clear();
    return isBehind;
  }

  /** The keys this record holds and a list of markets does not have. */
  missingFrom(markets: readonly Market[]): readonly string[] {
    const listed = new Set(markets.map(({ matchId, id, specifier }) => marketKey(matchId, id, specifier)));
    return [...this.markets.keys()].filter((key) => !listed.has(key));
  }

  #lacking(key: string, version: number): UpdateResult {
    return { applied: this.complete && version > (this.removed.get(key) ?? -1) ? 'gap' : 'stale' };
  }

  /** By priority, lowest number first; the same array until a market comes, goes or is replaced. */
  list(): readonly Market[] {
    this.#list ??= [...this.markets.values()]
      .map((record) => record.market)
      .toSorted((one, other) => one.priority - other.priority);
    return this.#list;
  }
}

function stageOf(match: SportEvent): MatchStage | null {
  return match.type === 'match' ? match.stage : null;
}

/** Only a match has stages; a season is open or over. */
function withStatus(match: SportEvent, status: MatchStatus, stage: MatchStage | null): SportEvent {
  return match.type === 'match' ? { ...match, status, stage: stage ?? match.stage } : { ...match, status };
}

/** The markets a match brings along for lists. */
export function listMarkets(match: SportEvent): readonly Market[] {
  return [match.mainMarket, match.secondaryMarket, ...match.topMarkets].filter((market) => market !== null);
}
