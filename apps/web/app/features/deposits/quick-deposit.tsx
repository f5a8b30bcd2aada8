import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

import { siteApi } from '../../api/site-api.ts';
import { useSite } from '../../site/site.tsx';
import { authPageUrl } from '../../state/session/platform-urls.ts';
import { usePlatformPlace } from '../../state/session/use-platform-place.ts';
import { useStores } from '../../state/use-stores.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Overlay } from '../../ui/dialog/overlay.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { mountPayment } from './payment-script.ts';
import styles from './quick-deposit.module.css';
import { usePaymentEvents } from './use-payment-events.ts';

/** A deposit without leaving the page: the form is the platform's script's, in this dialog (PAY-2). */
export default function QuickDeposit() {
  const t = useTranslations();
  const site = useSite();
  const platform = usePlatformPlace();
  const { auth, session } = useStores();
  const onEvent = usePaymentEvents();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading');

  useEffect(() => {
    const container = place.current;
    if (container === null) return undefined;
    let unmount: (() => void) | null = null;
    let isGone = false;
    async function mount(into: HTMLElement) {
      const accounts = session.state.getState().accounts.toSorted((a, b) => Number(b.active) - Number(a.active));
      const wallets = accounts.map(({ currency }) => currency);
      const made = await mountPayment({ site, api: siteApi(site), container: into, wallets, onEvent });
      if (isGone) return made?.();
      unmount = made;
      into.focus();
      return setState(made === null ? 'failed' : 'there');
    }
    void mount(container);
    return () => {
      isGone = true;
      unmount?.();
    };
  }, [site, session, onEvent]);

  return (
    <Overlay kind="dialog" title={t('deposit.title')} closeLabel={t('ui.close')} isOpen onClose={auth.close}>
      {state === 'loading' && <Skeleton height={220} />}
      {state === 'failed' && (
        <div className={styles.failed}>
          <p>{t('deposit.failedToLoad')}</p>
          <ButtonLink href={authPageUrl(platform, 'deposit', location.href)}>{t('deposit.openPage')}</ButtonLink>
        </div>
      )}
      <div ref={place} />
    </Overlay>
  );
}
