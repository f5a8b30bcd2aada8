import { openAccount } from '@slipstream/contract/http/account/open-account';
import { useTranslations } from 'use-intl';

import type { Slip } from '../../../state/slip/slip.ts';
import { activeAccount } from '../../../state/session/session-store.ts';
import { useSession } from '../../../state/session/use-session.ts';
import { useStores } from '../../../state/use-stores.ts';
import { Select } from '../../../ui/select/select.tsx';

/** The wallet for bets, if the player has several; changing it clears the stake (SLIP-10). */
export function CurrencyChoice({ slip }: { readonly slip: Slip }) {
  const t = useTranslations('slip.stake');
  const { session } = useStores();
  const now = useSession();
  if (now.accounts.length < 2) return null;

  async function choose(currency: string) {
    const result = await slip.api.call(openAccount, { body: { currency } });
    if (result.kind === 'reply' && now.profile !== null) session.setPlayer(now.profile, result.reply.data);
  }

  return (
    <Select
      label={t('currency')}
      options={now.accounts.map(({ currency }) => ({ value: currency, text: currency }))}
      value={activeAccount(now)?.currency ?? ''}
      onChange={(currency) => void choose(currency)}
    />
  );
}
