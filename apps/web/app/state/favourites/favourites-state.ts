import type { FavouriteType } from '@slipstream/contract/entities/account/favourite';

export interface FavouriteKey {
  readonly type: FavouriteType;
  readonly id: string;
}

export interface FavouriteChange extends FavouriteKey {
  readonly isOn: boolean;
}

/** A tapped star that is not saved yet. */
interface FavouriteTap extends FavouriteChange {
  /** Tells this tap from the one before it. */
  readonly tap: number;
}

/** Saved favourites, newest first, and taps without an answer yet. */
export interface FavouritesState {
  readonly kept: readonly FavouriteKey[];
  readonly changes: readonly FavouriteTap[];
}

export const noFavourites: FavouritesState = { kept: [], changes: [] };

/** As the player sees it: the last tap counts at once, whether it is kept yet or not (FAV-1). */
export function isFavourite({ kept, changes }: FavouritesState, key: FavouriteKey): boolean {
  const change = changes.findLast((each) => isSame(each, key));
  return change?.isOn ?? includes(kept, key);
}

export function tapped(state: FavouritesState, key: FavouriteKey, tap: number): FavouritesState {
  const change: FavouriteTap = { type: key.type, id: key.id, isOn: !isFavourite(state, key), tap };
  return { ...state, changes: [...state.changes, change] };
}

/** The change was saved. */
export function confirmed(state: FavouritesState, tap: number): FavouritesState {
  const change = state.changes.find((each) => each.tap === tap);
  if (change === undefined) return state;
  return { kept: withChange(state.kept, change), changes: without(state.changes, tap) };
}

/** The change could not be saved: the star reverts to what later taps say, or to what is saved (FAV-1). */
export function reverted(state: FavouritesState, tap: number): FavouritesState {
  return { ...state, changes: without(state.changes, tap) };
}

/** All of one type as the player sees them, newest first. */
export function favouritesOf(state: FavouritesState, type: FavouriteType): readonly string[] {
  const settled = state.changes.reduce((so, { tap }) => confirmed(so, tap), state);
  return settled.kept.filter((each) => each.type === type).map(({ id }) => id);
}

/** Returns the same list if it already contains the change, so that a repeated event notifies nobody. */
export function withChange(kept: readonly FavouriteKey[], change: FavouriteChange): readonly FavouriteKey[] {
  const { type, id, isOn } = change;
  if (includes(kept, change) === isOn) return kept;
  return isOn ? [{ type, id }, ...kept] : kept.filter((each) => !isSame(each, change));
}

export function includes(kept: readonly FavouriteKey[], key: FavouriteKey): boolean {
  return kept.some((each) => isSame(each, key));
}

export function isSameList(one: readonly FavouriteKey[], other: readonly FavouriteKey[]): boolean {
  return one.length === other.length && one.every((key, at) => other[at] !== undefined && isSame(key, other[at]));
}

function without(changes: readonly FavouriteTap[], tap: number): readonly FavouriteTap[] {
  return changes.filter((each) => each.tap !== tap);
}

function isSame(one: FavouriteKey, other: FavouriteKey): boolean {
  return one.type === other.type && one.id === other.id;
}
