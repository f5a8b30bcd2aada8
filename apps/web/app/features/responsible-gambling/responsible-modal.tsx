import type { SharedModal } from '@slipstream/contract/embed/tab-message';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { RealityCheck } from '@slipstream/contract/entities/account/sportsbook-session';
import type { Minor } from '@slipstream/units/minor';

import { PlatformLink } from '../../shared/links/platform-link.tsx';
import { useResponsible } from '../../state/responsible/responsible-store.ts';
import { useStores } from '../../state/use-stores.ts';
import { Button } from '../../ui/button/button.tsx';
import { Overlay } from '../../ui/dialog/overlay.tsx';
import styles from './responsible-modal.module.css';
import { useMoney } from '../../shared/money/use-money.ts';

/** Dialogs of limits and reality checks (ROUTE-11). They are modal, so nothing can be bet meanwhile; the slip stays. */
export default function ResponsibleModal({ modal }: { readonly modal: SharedModal }) {
  const t = useTranslations('responsible');
  const words = useTranslations('ui');
  const { responsible } = useStores();
  return (
    <Overlay kind="dialog" title={t(`${modal}.title`)} closeLabel={words('close')} isForced isOpen onClose={keepOpen}>
      <div className={styles.modal}>
        {modal === 'reality_check' ? <RealityCheck /> : <p>{t(`${modal}.text`)}</p>}
        {modal !== 'reality_check' && (
          <Button look="primary" onClick={() => responsible.close()}>
            {t('understood')}
          </Button>
        )}
        <p className={styles.links}>
          <PlatformLink page="limits">{t('limits')}</PlatformLink>
          <PlatformLink page="support">{t('help')}</PlatformLink>
        </p>
      </div>
    </Overlay>
  );
}

const keepOpen = () => undefined;

function RealityCheck() {
  const t = useTranslations('responsible');
  const { responsible, session } = useStores();
  const { check } = useResponsible();
  const [state, setState] = useState<'rest' | 'busy' | 'failed'>('rest');

  async function goOn() {
    setState('busy');
    setState((await responsible.goOn()) ? 'rest' : 'failed');
  }

  async function leave() {
    setState('busy');
    if (await session.signOut('player')) responsible.close();
    else setState('failed');
  }

  return (
    <>
      {check !== null && <CheckFacts check={check} />}
      {state === 'failed' && <p role="alert">{t('failed')}</p>}
      <div className={styles.actions}>
        <Button look="primary" disabled={state === 'busy'} onClick={() => void goOn()}>
          {t('goOn')}
        </Button>
        <Button disabled={state === 'busy'} onClick={() => void leave()}>
          {t('leave')}
        </Button>
      </div>
    </>
  );
}

/** Duration and result in words: a number alone is easily overlooked. */
function CheckFacts({ check }: { readonly check: RealityCheck }) {
  const t = useTranslations('responsible.reality_check');
  const money = useMoney();
  const { elapsedSeconds, currency, staked, returned, profit } = check;
  const minutes = Math.floor(elapsedSeconds / 60);
  const amount = money(Math.abs(profit) as Minor, currency);
  return (
    <>
      <p>{t('time', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}</p>
      <p>{t('money', { staked: money(staked, currency), returned: money(returned, currency) })}</p>
      <p>
        <strong>{profit === 0 ? t('even') : profit > 0 ? t('up', { amount }) : t('down', { amount })}</strong>
      </p>
    </>
  );
}
