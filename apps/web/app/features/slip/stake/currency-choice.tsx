import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';

import type { Slip } from '../../../state/slip/slip.ts';
import { activeAccount } from '../../../state/session/session-store.ts';
import { useSession } from '../../../state/session/use-session.ts';
import { useWalletChange } from '../../../state/session/use-wallet-change.ts';
import { Select } from '../../../ui/select/select.tsx';

/** The wallet for bets, if the player has several; changing it clears the stake (SLIP-10). */
export function CurrencyChoice({ slip }: { readonly slip: Slip }) {
  const t = useTranslations('slip.stake');
  const now = useSession();
  const { chosen, choose } = useWalletChange();
  const focused = useRef<Element | null>(null);
  // The form is disabled during the change, which takes the focus away from the field.
  useEffect(() => {
    if (chosen !== null || !(focused.current instanceof HTMLElement)) return;
    if (document.activeElement === document.body) focused.current.focus();
    focused.current = null;
  }, [chosen]);
  if (now.accounts.length < 2) return null;
  return (
    <Select
      label={t('currency')}
      options={now.accounts.map(({ currency }) => ({ value: currency, text: currency }))}
      value={chosen ?? activeAccount(now)?.currency ?? ''}
      onChange={(currency) => {
        focused.current = document.activeElement;
        void choose(slip.api, currency);
      }}
    />
  );
}
