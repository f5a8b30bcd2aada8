import type { FavouriteType } from '@slipstream/contract/entities/account/favourite';

import {
  confirmed,
  favouritesOf,
  includes,
  isFavourite,
  isSameList,
  noFavourites,
  reverted,
  tapped,
  withChange,
  type FavouriteChange,
  type FavouriteKey,
  type FavouritesState,
} from './favourites-state.ts';
import { deviceFavouritesMax, type LocalKeeper } from './local-keeper.ts';

/** `gone`: it no longer exists; `full`: the account has reached its maximum. */
export type Written = 'kept' | 'gone' | 'full' | 'failed';

/** Where favourites are stored. A failure is a value, not a throw. */
export interface AccountKeeper {
  /** Newest first in each type; undefined without an answer. */
  readonly read: () => Promise<readonly FavouriteKey[] | undefined>;
  readonly write: (change: FavouriteChange) => Promise<Written>;
}

/**
 * Favourites as the page shows them: a visitor's from the device, a player's from the account (FAV-2). The account's
 * are kept in memory only, so none are left on the device after sign-out.
 */
export class FavouritesStore {
  readonly #listeners = new Set<() => void>();
  readonly #device: LocalKeeper;
  /** Resolved once the session is known. */
  readonly #who = Promise.withResolvers<void>();
  #account: AccountKeeper | null = null;
  /** Increases when the player changes, so that late replies can be told apart. */
  #turn = 0;
  #state: FavouritesState | undefined;
  #taps = 0;
  #loading: Promise<boolean> | null = null;
  #isLoaded = false;
  /** Changes that arrived while the account's list was loading: the list may be older. */
  #meanwhile: FavouriteChange[] = [];
  /** Calls run one after another, so that the last tap is the last the backend receives. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(device: LocalKeeper) {
    this.#device = device;
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

  async toggle(key: FavouriteKey): Promise<Written> {
    this.#taps += 1;
    const tap = this.#taps;
    const turn = this.#turn;
    this.#set(tapped(this.#read(), key, tap));
    const change = { type: key.type, id: key.id, isOn: this.has(key) };
    const written = await this.#inTurn(turn, async () => this.#write(change));
    if (turn !== this.#turn) return written;
    if (written === 'kept') this.#note(change);
    this.#set(written === 'kept' ? confirmed(this.#read(), tap) : reverted(this.#read(), tap));
    return written;
  }

  /** The session is known: a player with an account, or a visitor. */
  use(account: AccountKeeper | null): void {
    this.#turn += 1;
    this.#account = account;
    this.#loading = null;
    this.#isLoaded = false;
    if (this.#read().changes.length > 0) this.#set({ ...this.#read(), changes: [] });
    this.#keep(this.#device.read());
    this.#who.resolve();
    if (account !== null) void this.reload();
  }

  /** Resolves once the list belongs to the current player or visitor; false if the account did not answer. */
  async known(): Promise<boolean> {
    await this.#who.promise;
    return this.#account === null || this.#isLoaded || this.reload();
  }

  /** Another tab wrote to the device, or account events were missed. */
  async reload(): Promise<boolean> {
    if (this.#account === null) {
      this.#keep(this.#device.read());
      return true;
    }
    this.#loading ??= this.#load(this.#account, this.#turn);
    return this.#loading;
  }

  /** The account's list changed, here or on another device. */
  hear(change: FavouriteChange): void {
    if (this.#account === null) return;
    this.#note(change);
    this.#keep(withChange(this.#read().kept, change));
  }

  async #load(account: AccountKeeper, turn: number): Promise<boolean> {
    this.#meanwhile = [];
    const all = await account.read();
    if (turn !== this.#turn) return false;
    this.#loading = null;
    if (all === undefined) return false;
    this.#isLoaded = true;
    const own = this.#device.read().filter((key) => !includes(all, key));
    this.#keep(this.#meanwhile.reduce(withChange, [...own, ...all]));
    void this.#sendUp(all, turn);
    return true;
  }

  /**
   * Moves a visitor's favourites to the account, oldest first. Each is removed from the device once the account has it
   * or it no longer exists; what cannot be sent stays for the next time.
   */
  async #sendUp(all: readonly FavouriteKey[], turn: number): Promise<void> {
    for (let sent = 0; sent < deviceFavouritesMax; sent += 1) {
      const key = this.#device.read().at(-1);
      if (key === undefined) return;
      const written = await this.#inTurn(turn, async () => {
        // The player may have removed the star while this waited in the queue.
        if (includes(all, key) || !includes(this.#device.read(), key)) return 'kept';
        return this.#account?.write({ ...key, isOn: true }) ?? 'failed';
      });
      if (written === 'failed' || written === 'full') return;
      this.#device.write({ ...key, isOn: false });
      if (written === 'gone' && turn === this.#turn) this.#keep(withChange(this.#read().kept, { ...key, isOn: false }));
    }
  }

  async #write(change: FavouriteChange): Promise<Written> {
    if (this.#account === null) {
      this.#device.write(change);
      return 'kept';
    }
    const written = await this.#account.write(change);
    if (written === 'kept') this.#device.write({ ...change, isOn: false });
    return written;
  }

  async #inTurn(turn: number, run: () => Promise<Written>): Promise<Written> {
    const done = this.#queue.then(async () => (turn === this.#turn ? run() : 'failed'));
    this.#queue = done;
    return done;
  }

  #note(change: FavouriteChange): void {
    if (this.#loading !== null) this.#meanwhile.push(change);
  }

  #read(): FavouritesState {
    // Nothing is read before it is needed, so the first render equals the server's.
    this.#state ??= { ...noFavourites, kept: this.#device.read() };
    return this.#state;
  }

  #keep(kept: readonly FavouriteKey[]): void {
    if (!isSameList(kept, this.#read().kept)) this.#set({ ...this.#read(), kept });
  }

  #set(state: FavouritesState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
