import type { AuthFlow } from '@slipstream/contract/embed/auth-flow';
import type { Profile } from '@slipstream/contract/entities/account/profile';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

import { siteApi } from '../../api/site-api.ts';
import { PlatformLink } from '../../shared/links/platform-link.tsx';
import { useMoney } from '../../shared/money/use-money.ts';
import { useSite } from '../../site/site.tsx';
import { showAlert } from '../../state/alerts.ts';
import type { PlatformPage } from '../../state/session/platform-urls.ts';
import { useSession } from '../../state/session/use-session.ts';
import { useWalletChange } from '../../state/session/use-wallet-change.ts';
import { useStores } from '../../state/use-stores.ts';
import { Button } from '../../ui/button/button.tsx';
import { Overlay } from '../../ui/dialog/overlay.tsx';
import styles from './account-menu.module.css';
import { CompPoints } from './comp-points.tsx';
import { useTimeText } from '../../shared/match/time-text.ts';
import { useResponsible } from '../../state/responsible/responsible-store.ts';

const pages = ['transactions', 'limits', 'profile', 'support', 'terms'] as const satisfies readonly PlatformPage[];

/** The account menu: name, balances, wallet, points, session time and sign-out. */
export default function AccountMenu({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('account');
  const words = useTranslations('ui');
  const titles = useTranslations('auth.titles');
  const { auth } = useStores();
  const { profile } = useSession();
  const signOut = useSignOut(onClose);
  const ask = (flow: AuthFlow) => {
    onClose();
    auth.request(flow);
  };
  return (
    <Overlay kind="drawer-end" title={t('title')} closeLabel={words('close')} isOpen onClose={onClose}>
      <div className={styles.menu}>
        <div className={styles.who}>
          <strong>{profile?.name ?? t('player')}</strong>
          <span className={styles.muted}>{profile?.email?.email ?? profile?.authPhone?.number}</span>
        </div>
        <Wallets />
        <CompPoints />
        <Button look="primary" onClick={() => ask('deposit')}>
          {t('deposit')}
        </Button>
        {profile !== null &&
          openFlows(profile).map((flow) => (
            <Button key={flow} onClick={() => ask(flow)}>
              {titles(flow)}
            </Button>
          ))}
        <SessionTime />
        <ul className={styles.links}>
          {pages.map((page) => (
            <li key={page}>
              <PlatformLink className={styles.link} page={page}>
                {t(`pages.${page}`)}
              </PlatformLink>
            </li>
          ))}
        </ul>
        <Button onClick={() => void signOut()}>{t('signOut')}</Button>
      </div>
    </Overlay>
  );
}

/** What the platform still needs from this player, before a bet is refused for it (PLACE-8). */
function openFlows({ authFieldsMissed, authPhone }: Profile): readonly AuthFlow[] {
  return [
    ...(authFieldsMissed.length > 0 ? (['missed_auth_fields'] as const) : []),
    ...(authPhone !== null && authPhone.verifiedStatus !== 'verified' ? (['phone_verification'] as const) : []),
  ];
}

/** The player's wallet for bets; choosing another changes the currency (SESSION-4). */
function Wallets() {
  const t = useTranslations('account');
  const money = useMoney();
  const site = useSite();
  const { accounts } = useSession();
  const { chosen, choose } = useWalletChange();
  return (
    <fieldset className={styles.wallets} disabled={chosen !== null}>
      <legend>{t('wallets')}</legend>
      {accounts.map(({ currency, balance, active }) => (
        <label key={currency} className={styles.wallet}>
          <input
            type="radio"
            name="wallet"
            checked={chosen === null ? active : chosen === currency}
            onChange={() => void choose(siteApi(site), currency)}
          />
          <span>{currency}</span>
          <span className={styles.amount}>{money(balance.amount, currency)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function useSignOut(onDone: () => void): () => Promise<void> {
  const t = useTranslations('account');
  const { session, alerts } = useStores();
  return async () => {
    const isDone = await session.signOut('player');
    if (!isDone) showAlert(alerts, { tone: 'error', title: t('signOutFailed'), text: t('signOutFailedText') });
    onDone();
  };
}

const minuteMs = 60_000;

/** How long this session has lasted, and the current time, for a player who has lost track. */
function SessionTime() {
  const t = useTranslations('account');
  const timeText = useTimeText();
  const { clock } = useStores();
  // Sessions last in real time, whatever the world clock does.
  const minute = useSyncExternalStore(clock.subscribe, () => Math.floor(Date.now() / minuteMs));
  const shownMs = useSyncExternalStore(clock.subscribe, () => Math.floor(clock.now() / minuteMs) * minuteMs);
  const { startedAtMs } = useResponsible();
  const minutes = startedAtMs === null ? null : Math.max(0, minute - Math.floor(startedAtMs / minuteMs));
  return (
    <p className={styles.time}>
      {minutes !== null && <span>{t('sessionTime', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}</span>}
      <span>{t('clock')}</span>
      <time>{timeText(shownMs, 'time')}</time>
    </p>
  );
}
