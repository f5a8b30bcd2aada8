import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { useLinks } from '../../parts/use-links.ts';
import { useMoney } from '../../parts/use-money.ts';
import { useSite } from '../../parts/site.tsx';
import { targets } from '../../paths.ts';
import { activeAccount, type Session } from '../../stores/session/session-store.ts';
import { useSession } from '../../stores/session/use-session.ts';
import { useStores } from '../../stores/use-stores.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './account-entry.module.css';

const AccountMenu = lazy(() => import('./account-menu.tsx'));

/** The end of the header: the way in for a visitor, the balance and the menu for a player. */
/** `bell` stands beside the menu of a player. */
export function AccountEntry({ bell }: { readonly bell: ReactNode }) {
  const session = useSession();
  return (
    <div className={styles.entry}>
      {session.status === 'player' ? <PlayerEntry session={session} bell={bell} /> : <VisitorEntry />}
    </div>
  );
}

/** Links to pages, so that they work before any script does; with script the same opens over the page. */
function VisitorEntry() {
  const t = useTranslations('shell');
  const site = useSite();
  const links = useLinks();
  const { auth } = useStores();
  const open = (flow: 'sign_in' | 'sign_up') => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    auth.request(flow);
  };
  return (
    <>
      {site.isSignInAllowed && (
        <span className={styles.visitor}>
          <ButtonLink look="quiet" href={links(targets.signIn)} onClick={open('sign_in')}>
            {t('signIn')}
          </ButtonLink>
        </span>
      )}
      {site.isSignUpAllowed && (
        <span className={styles.visitor} data-wide>
          <ButtonLink look="primary" href={links(targets.signUp)} onClick={open('sign_up')}>
            {t('signUp')}
          </ButtonLink>
        </span>
      )}
    </>
  );
}

function PlayerEntry({ session, bell }: { readonly session: Session; readonly bell: ReactNode }) {
  const t = useTranslations('account');
  const { auth } = useStores();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Balance session={session} />
      <span className={styles.deposit}>
        <Button look="primary" onClick={() => auth.request('deposit')}>
          {t('deposit')}
        </Button>
      </span>
      {bell}
      <button
        type="button"
        className={styles.menu}
        aria-label={t('open', { name: session.profile?.name ?? '' })}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="user" size={20} />
      </button>
      {isOpen && (
        <Suspense>
          <AccountMenu onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function Balance({ session }: { readonly session: Session }) {
  const t = useTranslations('account');
  const money = useMoney();
  const account = activeAccount(session);
  if (account === undefined) return null;
  return (
    <span className={styles.balance}>
      <span className={styles.balanceName}>{t('balance')}</span>
      <span data-testid="balance">{money(account.balance.amount, account.currency)}</span>
    </span>
  );
}
