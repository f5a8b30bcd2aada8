import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { activeAccount, type Session } from '../../state/session/session-store.ts';
import { useSession } from '../../state/session/use-session.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { DepositAction, VisitorActions, type AccountAction } from './account-actions.tsx';
import styles from './account-entry.module.css';
import { Balance } from './balance.tsx';

const AccountMenu = lazy(() => import('./account-menu.tsx'));

export interface AccountEntryProps {
  /** The site's calls to action here (ROUTE-10). */
  readonly actions: readonly AccountAction[];
  /** Shown beside a player's menu. */
  readonly bell: ReactNode;
  /** Whether a player finds their balance and menu here. */
  readonly hasProfile: boolean;
}

/** The end of the header: sign-in for visitors, balance and menu for players. */
export function AccountEntry({ actions, bell, hasProfile }: AccountEntryProps) {
  const session = useSession();
  const account = activeAccount(session);
  return (
    <div className={styles.entry}>
      {session.status === 'player' ? (
        <>
          {hasProfile && account !== undefined && <Balance account={account} />}
          {actions.includes('deposit') && (
            <span className={styles.deposit}>
              <DepositAction />
            </span>
          )}
          {bell}
          {hasProfile && <ProfileButton session={session} />}
        </>
      ) : (
        <VisitorActions actions={actions} />
      )}
    </div>
  );
}

function ProfileButton({ session }: { readonly session: Session }) {
  const t = useTranslations('account');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
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
