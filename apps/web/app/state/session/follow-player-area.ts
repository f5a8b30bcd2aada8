import type { Api } from '../../api/call-api.ts';
import type { Site } from '../../site/site.tsx';
import { link, targets } from '../../site/paths.ts';
import { followFavourites } from '../favourites/follow-favourites.ts';
import { followOpenBets } from '../my-bets/follow-open-bets.ts';
import { forgetPush } from '../push/push-device.ts';
import { NotificationsLoader } from '../notifications/notifications-loader.ts';
import { syncModals } from '../responsible/sync-modals.ts';
import { startResponsible } from '../responsible/start-responsible.ts';
import type { Stores } from '../stores.ts';
import { isInGroup, startReminders } from './reminders.ts';

/** What runs while a player is signed in, and what visitors may not open. */
export function followPlayerArea(site: Site, stores: Stores, api: Api): () => void {
  const { session, notifications, playerFeed } = stores;
  let leave: (() => void) | undefined;
  let followed: string | null = null;

  function follow(): void {
    const { status, profile } = session.state.getState();
    const playerId = status === 'player' ? (profile?.id ?? null) : null;
    if (status === 'visitor' && followed === null) void checkGroup(site, stores, api);
    if (playerId === followed) return;
    followed = playerId;
    leave?.();
    leave = undefined;
    notifications.clear();
    if (playerId === null) return;
    void checkGroup(site, stores, api);
    notifications.open(new NotificationsLoader(notifications.state, api));
    const isWatched = site.flags.includes('responsible_gambling');
    const ends = [
      followOpenBets(api, stores),
      ...(isWatched ? [startResponsible(api, stores, site.flags.includes('activity_tracking'))] : []),
    ];
    leave = () => ends.forEach((end) => end());
  }

  const stops = [
    session.subscribe(follow),
    startReminders(site, stores, api),
    syncModals(stores),
    session.onSignedOut((reason) => void (reason === 'player' && site.push !== null && forgetPush())),
    followFavourites(api, stores),
    playerFeed.subscribe({
      onEvent: (event) => notifications.hear(event),
      onMissed: () => void notifications.loader?.refresh(),
    }),
  ];
  follow();
  return () => {
    leave?.();
    for (const stop of stops) stop();
  };
}

/** A site for one player group sends everybody else to the platform (SESSION-7). */
async function checkGroup(site: Site, { session, host }: Stores, api: Api): Promise<void> {
  const { playerGroupId, platformUrl, locale, rules } = site;
  if (playerGroupId === null) return;
  if (session.isPlayer() && (await isInGroup(api, playerGroupId))) return;
  if (host.mode !== 'iframe') location.assign(platformUrl);
  else if (host.can('pages')) host.send({ type: 'open_page', page: 'home' });
  // A frame cannot navigate the window around it; it shows a message instead.
  else location.assign(link(targets.locked, locale, rules));
}
