import type { StreamPosition } from './wire/command.ts';
import type { Publication } from './wire/publication.ts';

export interface HistoryLimits {
  readonly size: number;
  readonly ttlMs: number;
}

export type HistoryQuery = {
  /** Zero asks for the position alone; a negative limit for everything kept. */
  readonly limit: number;
  readonly since: StreamPosition | null;
  readonly reverse: boolean;
};

export type Recovery =
  | { readonly recovered: true; readonly publications: readonly Publication[] }
  | { readonly recovered: false };

/**
 * The numbered history of a channel. Offsets grow by one and never repeat within an epoch, so a client with an offset
 * and an epoch can be sent exactly what it missed, or be told that it cannot be recovered.
 */
export class Stream {
  readonly epoch: string;
  #top = 0;
  #kept: Publication[] = [];
  #expireAtMs = Infinity;
  readonly #limits: HistoryLimits;

  constructor(limits: HistoryLimits, epoch: string) {
    this.#limits = limits;
    this.epoch = epoch;
  }

  get offset(): number {
    return this.#top;
  }

  position(): StreamPosition {
    return { offset: this.#top, epoch: this.epoch };
  }

  /** The base of a delta: the last publication, unless it has expired. */
  last(nowMs: number): Publication | undefined {
    this.forgetExpired(nowMs);
    return this.#kept.at(-1);
  }

  add(publication: Omit<Publication, 'offset'>, nowMs: number): Publication {
    this.forgetExpired(nowMs);
    this.#top += 1;
    const numbered =
      this.#top === 1 ? { ...publication, offset: 1, epoch: this.epoch } : { ...publication, offset: this.#top };
    this.#kept.push(numbered);
    // Drop the surplus in one go, so that a long history is not shifted with every publication.
    if (this.#kept.length >= this.#limits.size * 2) this.#kept = this.#kept.slice(-this.#limits.size);
    this.#expireAtMs = nowMs + this.#limits.ttlMs;
    return numbered;
  }

  history(query: HistoryQuery, nowMs: number): readonly Publication[] {
    this.forgetExpired(nowMs);
    if (query.limit === 0) return [];
    const kept = this.#kept.slice(-this.#limits.size);
    const { since } = query;
    if (query.reverse && since !== null && since.offset > this.#top + 1) return [];
    const wanted = query.reverse
      ? kept.filter((publication) => since === null || publication.offset < since.offset).toReversed()
      : kept.filter((publication) => since === null || publication.offset > since.offset);
    return query.limit < 0 ? wanted : wanted.slice(0, query.limit);
  }

  /** `recovered` means that nothing is missing between the position and now. */
  recover(from: StreamPosition, limit: number, nowMs: number): Recovery {
    if (from.epoch !== '' && from.epoch !== this.epoch) return { recovered: false };
    if (from.offset === this.#top) return { recovered: true, publications: [] };
    const publications = this.history({ limit, since: from, reverse: false }, nowMs);
    const complete = publications[0]?.offset === from.offset + 1 && publications.at(-1)?.offset === this.#top;
    return complete ? { recovered: true, publications } : { recovered: false };
  }

  /** Also called periodically, so that a silent channel releases expired history. */
  forgetExpired(nowMs: number): void {
    if (nowMs < this.#expireAtMs) return;
    this.#kept = [];
    this.#expireAtMs = Infinity;
  }
}
