import type { FavouriteType } from '@slipstream/contract/entities/favourite';

import {
  confirmed,
  favouritesOf,
  isFavourite,
  noFavourites,
  reverted,
  tapped,
  type FavouriteKey,
  type FavouritesState,
} from './favourites-state.ts';

/** Who keeps favourites: the browser for a visitor, the backend for a player. A failure is an answer, not a throw. */
export interface FavouritesKeeper {
  read(): readonly FavouriteKey[];
  /** Everything that is kept with this change in it; false when it could not be kept. */
  write(kept: readonly FavouriteKey[], change: FavouriteKey & { readonly isOn: boolean }): Promise<boolean>;
}

/** Stars as the page shows them. Nothing is read before somebody asks, so the first paint is the server's. */
export class FavouritesStore {
  readonly #listeners = new Set<() => void>();
  #keeper: FavouritesKeeper;
  #state: FavouritesState | undefined;
  #taps = 0;

  constructor(keeper: FavouritesKeeper) {
    this.#keeper = keeper;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  has(key: FavouriteKey): boolean {
    return isFavourite(this.#read(), key);
  }

  ids(type: FavouriteType): readonly string[] {
    return favouritesOf(this.#read(), type);
  }

  async toggle(key: FavouriteKey): Promise<void> {
    this.#taps += 1;
    const tap = this.#taps;
    this.#set(tapped(this.#read(), key, tap));
    const isOn = this.has(key);
    const isKept = await this.#keeper.write(confirmed(this.#read(), tap).kept, { ...key, isOn });
    this.#set(isKept ? confirmed(this.#read(), tap) : reverted(this.#read(), tap));
  }

  /** Another tab changed them, or somebody signed in: what is on the page may be old. */
  refresh(keeper: FavouritesKeeper = this.#keeper): void {
    this.#keeper = keeper;
    this.#set({ ...this.#read(), kept: keeper.read() });
  }

  #read(): FavouritesState {
    this.#state ??= { ...noFavourites, kept: this.#keeper.read() };
    return this.#state;
  }

  #set(state: FavouritesState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
