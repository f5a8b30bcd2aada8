import type { AuthFlow } from '@slipstream/contract/embed/auth-flow';

import { activeAccount } from '../session/session-store.ts';
import type { Stores } from '../stores.ts';

/** Sends what the player wants of the platform to the host around us, where it does such things (EMBED-2). */
export function askHost({ auth, host, session }: Pick<Stores, 'auth' | 'host' | 'session'>): () => void {
  return auth.viaHost((flow: AuthFlow) => {
    const returnTo = location.pathname + location.search;
    const requestId = crypto.randomUUID();
    const account = activeAccount(session.state.getState());
    if (flow === 'deposit' && host.can('deposit') && account !== undefined) {
      return host.send({ type: 'deposit_request', requestId, currency: account.currency, amount: null, returnTo });
    }
    if (!host.can('auth')) return false;
    return host.send({ type: 'auth_request', requestId, flow, returnTo });
  });
}
