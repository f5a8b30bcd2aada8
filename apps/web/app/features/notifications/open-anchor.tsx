import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { useAbout } from '../../shared/links/use-about.ts';
import { betsAnchor } from '../../site/paths.ts';
import { readAbout } from '../../state/notifications/about.ts';
import { useStores } from '../../state/use-stores.ts';

/** Opens what the anchor of the address names: my bets (ROUTE-14), or what a notification is about (NOTIF-3). */
export default function OpenAnchor() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const about = useAbout();
  const { panel } = useStores();

  const open = useEffectEvent(() => {
    if (hash === betsAnchor) {
      panel.setState({ isOpen: true, tab: 'my-bets', betId: null });
      return;
    }
    const named = readAbout(hash);
    const place = named && about(named);
    // It is opened once: neither a reload nor Back opens it again.
    if (place?.kind === 'match' && place.href !== null) {
      void navigate(place.href, { replace: true });
      return;
    }
    void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
    place?.open();
  });

  useEffect(() => open(), []);
  return null;
}
