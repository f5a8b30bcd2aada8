import type { PublicEventWire } from '@slipstream/contract/live/public-events';
import type { Steps } from '@slipstream/simulation/steps';
import type { World } from '@slipstream/simulation/world/world';
import { marketOut } from '../serialise/market.ts';
import { matchOut } from '../serialise/match.ts';
import { Audience, type OpenChannel } from './audience.ts';
import type { BoardChange } from '../world/boards/board-change.ts';
import type { MatchBoard } from '../world/boards/match-board.ts';
import { eventsOf } from './public-events.ts';

/** Real time between two signs of life on every public channel (RT-8). */
export const heartbeatMs = 2_000;

export interface PublicFeedParts {
  readonly world: () => World;
  readonly worldNow: () => number;
  readonly realNow: () => number;
  readonly locales: () => readonly string[];
  readonly activeChannels: () => Iterable<string>;
  readonly send: (channel: string, event: PublicEventWire) => void;
  /** Whether other processes answer calls about the same world. */
  readonly isShared: boolean;
  /** Whether it is for this process to publish the world. */
  readonly isPublishing: () => boolean;
  /** A match's board with all its markets. */
  readonly boardOf: (matchId: string) => Steps<MatchBoard | null>;
}

/** Turns changes of boards into events on the channels somebody listens to. */
export class PublicFeed {
  readonly #parts: PublicFeedParts;
  readonly #audience: Audience;
  #heartbeatAtMs = 0;
  /** Everything that was due at this moment has been said. */
  #saidMs: number | null = null;

  constructor(parts: PublicFeedParts) {
    this.#parts = parts;
    this.#audience = new Audience(parts.isShared);
  }

  watched(): ReadonlySet<string> {
    return this.#audience.watched();
  }

  publish(change: BoardChange): void {
    const { world, worldNow, send, isShared } = this.#parts;
    const atMs = worldNow();
    for (const { name, locale, matchId } of this.#audience.of(change.board.fixture.id)) {
      const heard = matchId === null ? 'list' : 'match';
      const hearing = { audience: heard, locale, isWhole: isShared } as const;
      for (const event of eventsOf(world(), change, hearing, atMs)) send(name, event);
    }
  }

  /** To every list and match channel alike, such as a provider going down. */
  publishAll(event: PublicEventWire): void {
    for (const { name } of this.#audience.all()) this.#parts.send(name, event);
  }

  /** Has the clients of every channel load anew that is not among `told` yet (RT-8). */
  publishGap(told: Set<string>): void {
    const { send, worldNow } = this.#parts;
    for (const { name } of this.#audience.all()) {
      if (told.has(name)) continue;
      told.add(name);
      send(name, { event: 'feed_gap', at_ms: worldNow() });
    }
  }

  /** Sends a snapshot to channels that got their first listener. */
  *tickSteps(): Steps<void> {
    const { activeChannels, locales, realNow, isPublishing } = this.#parts;
    for (const woken of this.#audience.hear(activeChannels(), locales(), realNow())) {
      if (!isPublishing()) continue;
      yield* this.#snapshot(woken);
      yield null;
    }
  }

  /** Everything that was due at this moment has been said. */
  saidUntil(realMs: number): void {
    this.#saidMs = realMs;
  }

  /**
   * Sends a heartbeat when it is due. A process that is short of time says prices late: the heartbeat names the moment up to which
   * all are said, so that pages see it and lock them (RT-8).
   */
  beat(): void {
    const { realNow, worldNow, isPublishing } = this.#parts;
    if (!isPublishing() || realNow() - this.#heartbeatAtMs < heartbeatMs) return;
    this.#heartbeatAtMs = realNow();
    this.publishAll({ event: 'heartbeat', at_ms: worldNow(), sent_ms: Math.floor(this.#saidMs ?? realNow()) });
  }

  *#snapshot({ name, locale, matchId }: OpenChannel): Steps<void> {
    const { boardOf, send, world, worldNow } = this.#parts;
    const board = matchId === null ? null : yield* boardOf(matchId);
    if (board === null) return;
    const atMs = worldNow();
    send(name, { event: 'match_changed', at_ms: atMs, match: matchOut(world(), board, locale) });
    send(name, {
      event: 'markets_changed',
      at_ms: atMs,
      match_id: board.fixture.id,
      match_version: board.version,
      available_markets: board.openCount,
      updates: [],
      markets: [...board.markets.values()].map((market) => marketOut(board.fixture, market, locale)),
      removed: [],
    });
  }
}
