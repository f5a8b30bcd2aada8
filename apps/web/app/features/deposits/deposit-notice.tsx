import type { DepositStatus } from '@slipstream/contract/entities/account/transaction';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';

import { showAlert, type Alert } from '../../state/alerts.ts';
import { useStores } from '../../state/use-stores.ts';

const tones = { success: 'success', pending: 'warning', error: 'error' } as const satisfies Record<
  DepositStatus,
  Alert['tone']
>;

/** Says once how a deposit ended (PAY-1). */
export default function DepositNotice({ status }: { readonly status: DepositStatus }) {
  const t = useTranslations('deposit.result');
  const { alerts, deposits, session } = useStores();
  useEffect(() => {
    showAlert(alerts, { tone: tones[status], title: t(`${status}.title`), text: t(`${status}.text`) });
    deposits.told();
    void session.refresh();
  }, [alerts, deposits, session, status, t]);
  return null;
}
