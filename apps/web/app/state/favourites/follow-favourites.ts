import type { Api } from '../../api/call-api.ts';
import { followPlayerId } from '../session/follow-player-id.ts';
import type { Stores } from '../stores.ts';
import { accountKeeper } from './account-keeper.ts';
import { favouritesKey } from './local-keeper.ts';

/** Shows the favourites of the current player or visitor, and applies changes from other tabs and devices (FAV-2). */
export function followFavourites(
  api: Api,
  { session, favourites, playerFeed }: Pick<Stores, 'session' | 'favourites' | 'playerFeed'>,
): () => void {
  /** Only for visitors: a player's changes arrive on the account's channel. */
  function onStorage({ key }: StorageEvent): void {
    if (key === favouritesKey && !session.isPlayer()) void favourites.reload();
  }

  addEventListener('storage', onStorage);
  const stops = [
    followPlayerId(session, (playerId) => favourites.use(playerId === null ? null : accountKeeper(api))),
    playerFeed.subscribe({
      onEvent: (event) => {
        if (event.event !== 'favourite_changed') return;
        favourites.hear({ type: event.type, id: event.id, isOn: event.isFavourite });
      },
      onMissed: () => void favourites.reload(),
    }),
    () => removeEventListener('storage', onStorage),
  ];
  return () => stops.forEach((stop) => stop());
}
