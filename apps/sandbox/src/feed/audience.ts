import { channelLocale, parseChannel, type Channel } from '@slipstream/contract/live/channels';
import { streamMetaMs } from './realtime-terms.ts';

/** How long a match's channel is served after its last listener left: longer than a short loss of connection. */
const lingerMs = 60_000;

export interface OpenChannel {
  readonly name: string;
  /** The site's language behind the channel's. */
  readonly locale: string;
  /** Null for a list channel. */
  readonly matchId: string | null;
}

/** Longer than a process that starts needs to learn who listens already. */
export const listenersKnownMs = 3_000;

interface Held extends OpenChannel {
  heardMs: number;
}

/**
 * Who is listening. A list channel is served from its first listener on. A match channel rests when nobody has
 * listened for a while; what it then left out is made good with a whole snapshot when somebody comes back, because
 * the stream alone would tell a returning client that it has missed nothing.
 */
export class Audience {
  readonly #open = new Map<string, Held>();
  /** Channels without listeners, and since when. */
  readonly #rested = new Map<string, number>();
  readonly #isShared: boolean;
  #bornMs: number | null = null;

  /** `isShared`: other processes published before this one. */
  constructor(isShared = false) {
    this.#isShared = isShared;
  }

  /** Takes in who listens now; answers the match channels that were asleep and need a snapshot. */
  hear(active: Iterable<string>, locales: readonly string[], nowMs: number): readonly OpenChannel[] {
    const woken: OpenChannel[] = [];
    this.#bornMs ??= nowMs;
    for (const name of active) {
      const held = this.#open.get(name);
      if (held !== undefined) {
        held.heardMs = nowMs;
        continue;
      }
      const channel = parseChannel(name);
      const opened = channel === null ? null : openChannel(name, channel, locales);
      if (opened === null) continue;
      this.#open.set(name, { ...opened, heardMs: nowMs });
      if (this.#rested.delete(name) || this.#mayHaveRested(opened, nowMs)) woken.push(opened);
    }
    for (const held of this.#open.values()) {
      if (held.matchId === null || nowMs - held.heardMs < lingerMs) continue;
      this.#open.delete(held.name);
      this.#rested.set(held.name, nowMs);
    }
    // The realtime server has dropped the stream by then, so a returning client reloads the match.
    for (const [name, restedMs] of this.#rested) if (nowMs - restedMs > 2 * streamMetaMs) this.#rested.delete(name);
    return woken;
  }

  /** Another process may have let it rest before this one started, while the stream is still kept. */
  #mayHaveRested({ matchId }: OpenChannel, nowMs: number): boolean {
    const ageMs = nowMs - (this.#bornMs ?? nowMs);
    return this.#isShared && matchId !== null && ageMs > listenersKnownMs && ageMs < 2 * streamMetaMs;
  }

  all(): Iterable<OpenChannel> {
    return this.#open.values();
  }

  /** Where a change of a match is to be heard: every list, and the match's own channels. */
  of(matchId: string): readonly OpenChannel[] {
    return [...this.#open.values()].filter((channel) => channel.matchId === null || channel.matchId === matchId);
  }

  watched(): ReadonlySet<string> {
    return new Set([...this.#open.values()].flatMap(({ matchId }) => (matchId === null ? [] : [matchId])));
  }
}

function openChannel(name: string, channel: Channel, locales: readonly string[]): OpenChannel | null {
  if (channel.kind === 'player') return null;
  const locale = locales.find((known) => channelLocale(known) === channel.locale);
  if (locale === undefined) return null;
  return { name, locale, matchId: channel.kind === 'match' ? channel.matchId : null };
}
