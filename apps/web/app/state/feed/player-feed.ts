import type { PlayerEvent } from '@slipstream/contract/live/player-events';

export interface PlayerFeedListener {
  readonly onEvent: (event: PlayerEvent) => void;
  /** Messages were lost: everything about the player has to be refetched. */
  readonly onMissed: () => void;
}

/** Events of the player's private channel, for the stores that depend on them (RT-5). */
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
