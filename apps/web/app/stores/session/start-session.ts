import { getAccounts } from '@slipstream/contract/http/get-accounts';
import { getPlayer } from '@slipstream/contract/http/get-player';

import { siteApi } from '../../api/site-api.ts';
import type { Site } from '../../parts/site.tsx';
import type { Stores } from '../stores.ts';

/** Asks the platform who is here, and keeps the balances as the player's own channel says. */
export function startSession(site: Site, { session, playerFeed }: Pick<Stores, 'session' | 'playerFeed'>): () => void {
  const api = siteApi(site);

  async function ask(): Promise<void> {
    const player = await api.call(getPlayer);
    if (player.kind === 'failure') {
      if (session.state.getState().status === 'pending') session.end();
      return;
    }
    if (player.reply.id === null) {
      session.end();
      return;
    }
    const accounts = await api.call(getAccounts);
    session.setPlayer(player.reply, accounts.kind === 'reply' ? accounts.reply.data : []);
  }

  session.attach(ask, () => location.assign(signInUrl(site)));
  void session.refresh();
  return playerFeed.subscribe({
    onEvent: (event) => {
      if (event.event === 'balance_changed') session.applyBalance(event.balance);
    },
    onMissed: () => void session.refresh(),
  });
}

/** Sign-in is the platform's; it brings the player back to this page (EMBED-2). */
function signInUrl({ platformUrl }: Site): string {
  return `${platformUrl}/users/sign-in?return_to=${encodeURIComponent(location.href)}`;
}
