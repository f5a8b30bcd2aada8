import { outcomeKey } from './board-records.ts';
import { Listeners } from './listeners.ts';
import type { MatchRecord } from './match-record.ts';
import { flashMs, nextView, outcomeState, type OutcomeView } from './outcome-view.ts';
import { Providers } from './providers.ts';

/**
 * Markets rendered per frame; the rest waits for the next one. A tap waits for one frame at most, so frames must be
 * short.
 */
export const marketsPerFrame = 20;

/** Flashes at once. More would not be noticed, and each is painted three times. */
export const flashesMax = 60;

/**
 * What odds buttons show, separate from what the board knows: a view changes when it is rendered, not when data
 * arrives.
 */
export class OutcomeViews {
  readonly listeners = new Listeners();
  readonly providers = new Providers();
  readonly #views = new Map<string, OutcomeView>();
  readonly #now: () => number;
  /** Start times of running flashes, oldest first. */
  readonly #flashes: number[] = [];

  constructor(now: () => number) {
    this.#now = now;
  }

  get(key: string): OutcomeView | undefined {
    return this.#views.get(key);
  }

  /** Whether anything on screen shows one. A page that is rendered for the first time, as on the server, shows none yet. */
  get areWatched(): boolean {
    return !this.listeners.isEmpty;
  }

  /** The first views of one market. Those that nobody has seen yet are replaced, so that no price seems to have moved. */
  begin(record: MatchRecord, key: string): void {
    if (!this.areWatched)
      for (const id of record.markets.get(key)?.outcomes.keys() ?? []) this.#views.delete(outcomeKey(key, id));
    this.show(record, key);
  }

  /** Updates the views of one market and notifies their buttons. */
  show(record: MatchRecord, key: string): void {
    const market = record.markets.get(key);
    if (market === undefined) return;
    const match = { status: record.match.status, providerActive: this.providers.isActive(record.match.provider) };
    const nowMs = this.#now();
    this.#dropFaded(nowMs);
    for (const [id, outcome] of market.outcomes) {
      const state = outcomeState(match, market.status, outcome.active);
      const name = outcomeKey(key, id);
      const held = this.#views.get(name);
      const view = nextView(held, outcome.odds, state, nowMs, this.#flashes.length < flashesMax);
      if (held !== undefined && view.moves > held.moves) this.#flashes.push(nowMs);
      this.#put(name, view);
    }
  }

  showAll(record: MatchRecord): void {
    for (const key of record.markets.keys()) this.show(record, key);
  }

  /** The buttons of a removed market stay, locked, until the list is rendered again. */
  lock(key: string): void {
    for (const [name, view] of this.#views) {
      if (name.startsWith(`${key}/`)) this.#put(name, { ...view, state: 'unavailable' });
    }
  }

  forget(record: MatchRecord): void {
    for (const [key, { outcomes }] of record.markets) {
      for (const id of outcomes.keys()) this.#views.delete(outcomeKey(key, id));
    }
  }

  #dropFaded(nowMs: number): void {
    while (nowMs - (this.#flashes[0] ?? nowMs) >= flashMs) this.#flashes.shift();
  }

  #put(name: string, view: OutcomeView): void {
    if (this.#views.get(name) === view) return;
    this.#views.set(name, view);
    this.listeners.tell(name);
  }
}
