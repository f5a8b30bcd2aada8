import type { MatchId } from '@slipstream/units/ids';

/** Opens the channel of one match and gives back the way to close it; see live/start-live.ts. */
export type WatchMatch = (matchId: MatchId) => () => void;

/** Requests all events of a match, before or after the connection's code has loaded. */
export class LiveWatch {
  readonly #open = new Map<object, { readonly matchId: MatchId; close: (() => void) | undefined }>();
  #watch: WatchMatch | undefined;

  readonly watch = (matchId: MatchId): (() => void) => {
    const ticket = {};
    this.#open.set(ticket, { matchId, close: this.#watch?.(matchId) });
    return () => {
      this.#open.get(ticket)?.close?.();
      this.#open.delete(ticket);
    };
  };

  attach(watch: WatchMatch): void {
    this.#watch = watch;
    for (const entry of this.#open.values()) entry.close ??= watch(entry.matchId);
  }

  detach(): void {
    this.#watch = undefined;
    for (const entry of this.#open.values()) {
      entry.close?.();
      entry.close = undefined;
    }
  }
}
