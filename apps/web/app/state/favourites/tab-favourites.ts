import type { FavouritesStore } from './favourites-store.ts';

/** The store of this tab, for loaders, which run before a component can hand it to them. */
export const tabFavourites = Promise.withResolvers<FavouritesStore>();
