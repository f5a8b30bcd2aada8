import type { Bet } from '@slipstream/contract/entities/bets/bet';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

import { siteApi } from '../../../api/site-api.ts';
import { useSite } from '../../../site/site.tsx';
import { showAlert } from '../../../state/alerts.ts';
import { keepPushAsked, mayAskPush, subscribePush } from '../../../state/push/push-device.ts';
import { useStores } from '../../../state/use-stores.ts';
import { Button } from '../../../ui/button/button.tsx';
import { isBetRefused } from './is-bet-refused.ts';
import styles from './push-ask.module.css';

export interface PushAskProps {
  readonly publicKey: string;
  /** The bets of a receipt, as they were answered. */
  readonly placed: readonly Bet[];
}

/** Once, when there is a bet to hear about: the browser's own question comes only after a press (PUSH-5). */
export default function PushAsk({ publicKey, placed }: PushAskProps) {
  const t = useTranslations('push');
  const site = useSite();
  const { alerts } = useStores();
  const [isOpen, setIsOpen] = useState(mayAskPush);
  const isBetInPlay = useIsAnyInPlay(placed);
  if (!isOpen || !isBetInPlay) return null;

  async function agree() {
    setIsOpen(false);
    const state = await subscribePush(siteApi(site), publicKey);
    if (state === 'on') showAlert(alerts, { tone: 'success', title: t('ask.done') });
    if (state === 'failed') showAlert(alerts, { tone: 'warning', title: t('failed.title'), text: t('failed.text') });
  }

  function refuse() {
    keepPushAsked();
    setIsOpen(false);
  }

  return (
    <section className={styles.ask} aria-label={t('ask.title')}>
      <strong>{t('ask.title')}</strong>
      <p>{t('ask.text')}</p>
      <div className={styles.answers}>
        <Button size="small" onClick={refuse}>
          {t('ask.later')}
        </Button>
        <Button size="small" onClick={() => void agree()}>
          {t('ask.yes')}
        </Button>
      </div>
    </section>
  );
}

/** Whether one of the bets, as they are now, was not refused. */
function useIsAnyInPlay(placed: readonly Bet[]): boolean {
  const { bets } = useStores();
  const subscribe = useCallback((listener: () => void) => bets.subscribe(listener), [bets]);
  const read = () => placed.some((bet) => !isBetRefused(bets.get(bet.id) ?? bet));
  return useSyncExternalStore(subscribe, read, read);
}
