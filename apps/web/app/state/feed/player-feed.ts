import type { PlayerEvent } from '@slipstream/contract/live/player-events';

export interface PlayerFeedListener {
  readonly onEvent: (event: PlayerEvent) => void;
  /** Messages were missed that can't be had any more: what is known of the player has to be fetched again. */
  readonly onMissed: () => void;
}

/** What arrives on the player's own channel, for whoever keeps something of it (RT-5). */
export class PlayerFeed {
  readonly #listeners = new Set<PlayerFeedListener>();

  readonly subscribe = (listener: PlayerFeedListener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  tell(event: PlayerEvent): void {
    for (const { onEvent } of this.#listeners) onEvent(event);
  }

  missed(): void {
    for (const { onMissed } of this.#listeners) onMissed();
  }
}
