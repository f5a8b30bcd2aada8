import { openAccount } from '@slipstream/contract/http/account/open-account';
import { useStore } from 'zustand';

import type { Api, ApiResult } from '../../api/call-api.ts';
import { useStores } from '../use-stores.ts';

export interface WalletChange {
  /** The currency that was chosen, until the platform has answered. */
  readonly chosen: string | null;
  readonly choose: (api: Api, currency: string) => Promise<void>;
}

/** Changes the wallet bets are placed from, which changes the currency of the page (SESSION-4). */
export function useWalletChange(): WalletChange {
  const { session, auth } = useStores();
  const chosen = useStore(session.walletChange, (state) => state.chosen);

  async function choose(api: Api, currency: string): Promise<void> {
    const open = () => api.call(openAccount, { body: { currency } });
    await session.changeWallet(currency, async () => {
      // The platform wants the password again for this; the choice is made once it has been given (SESSION-14).
      if (isPasswordWanted(await open()) && (await auth.ask('confirm_password'))) await open();
    });
  }

  return { chosen, choose };
}

function isPasswordWanted(result: ApiResult<unknown, { readonly code: string | number }>): boolean {
  if (result.kind === 'reply' || result.failure.code !== 'refused') return false;
  return result.failure.error?.code === 'password_required';
}
