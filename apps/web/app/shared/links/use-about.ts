import type { BetId } from '@slipstream/units/ids';
import { useNavigate } from 'react-router';

import { targets } from '../../site/paths.ts';
import { useSite } from '../../site/site.tsx';
import type { About } from '../../state/notifications/about.ts';
import { platformPageUrl, type PlatformPage } from '../../state/session/platform-urls.ts';
import { usePlatformPlace } from '../../state/session/use-platform-place.ts';
import { useStores } from '../../state/use-stores.ts';
import { useLinks } from './use-links.ts';

/** Pages of the platform that notifications are about. */
type AboutPage = Extract<PlatformPage, 'transactions' | 'limits' | 'profile'>;

/** What there is to open, and how. */
export interface AboutPlace {
  readonly kind: 'bet' | 'bonus' | 'match' | AboutPage;
  /** Where it is, if it has a page of its own. */
  readonly href: string | null;
  readonly open: () => void;
}

const platformPages: ReadonlyMap<string, AboutPage> = new Map([
  ['deposit', 'transactions'],
  ['limit', 'limits'],
  ['profile', 'profile'],
]);

/** Opens what a notification is about, on this page if it can (NOTIF-2, NOTIF-3); null if there is nothing to open. */
export function useAbout(): (about: About) => AboutPlace | null {
  const { panel, bonuses, host } = useStores();
  const { bonuses: surfaces, isMyBetsVisible } = useSite();
  const links = useLinks();
  const navigate = useNavigate();
  const place = usePlatformPlace();

  function openBonus(id: string): void {
    const { store } = bonuses.getState();
    if (store !== null) {
      store.open(id);
      return;
    }
    // The player's bonuses are loaded after the page; whoever wants no offers has none.
    const stop = bonuses.subscribe(({ store: loaded }) => {
      if (loaded === null) return;
      stop();
      loaded.open(id);
    });
  }

  function openPlatform(page: PlatformPage): void {
    if (host.can('pages')) host.send({ type: 'open_page', page });
    else location.assign(platformPageUrl(place, page));
  }

  return ({ objectType, objectId }) => {
    const page = platformPages.get(objectType);
    if (page !== undefined) return { kind: page, href: platformPageUrl(place, page), open: () => openPlatform(page) };
    if (objectId === null) return null;
    if (objectType === 'bet' && isMyBetsVisible) {
      const betId = objectId as BetId;
      return { kind: 'bet', href: null, open: () => panel.setState({ isOpen: true, tab: 'my-bets', betId }) };
    }
    if (objectType === 'bonus' && surfaces.isOn) return { kind: 'bonus', href: null, open: () => openBonus(objectId) };
    if (objectType === 'match' && /^\d{1,20}$/.test(objectId)) {
      const href = links(targets.matchById(objectId));
      return { kind: 'match', href, open: () => void navigate(href) };
    }
    return null;
  };
}
