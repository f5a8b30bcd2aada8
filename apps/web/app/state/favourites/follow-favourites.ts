import type { Api } from '../../api/call-api.ts';
import type { Stores } from '../stores.ts';
import { accountKeeper } from './account-keeper.ts';
import { favouritesKey } from './local-keeper.ts';

/** Shows the favourites of the current player or visitor, and applies changes from other tabs and devices (FAV-2). */
export function followFavourites(
  api: Api,
  { session, favourites, playerFeed }: Pick<Stores, 'session' | 'favourites' | 'playerFeed'>,
): () => void {
  let playerId: string | null | undefined;

  function onSession(): void {
    const { status, profile } = session.state.getState();
    if (status === 'unknown' || status === 'pending') return;
    const now = status === 'player' ? (profile?.id ?? null) : null;
    if (now === playerId) return;
    playerId = now;
    favourites.use(now === null ? null : accountKeeper(api));
  }

  /** Only for visitors: a player's changes arrive on the account's channel. */
  function onStorage({ key }: StorageEvent): void {
    if (key === favouritesKey && !session.isPlayer()) void favourites.reload();
  }

  onSession();
  addEventListener('storage', onStorage);
  const stops = [
    session.subscribe(onSession),
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
