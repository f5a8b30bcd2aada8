import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { activeAccount, type Session } from '../../state/session/session-store.ts';
import { useSession } from '../../state/session/use-session.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { DepositAction, VisitorActions, type AccountAction } from './account-actions.tsx';
import styles from './account-entry.module.css';
import { Balance, LastBalance } from './balance.tsx';
import { withWords } from '../../shared/messages/with-words.ts';

const AccountMenu = lazy(withWords(['more'], async () => import('./account-menu.tsx')));

export interface AccountEntryProps {
  /** The site's calls to action here (ROUTE-10). */
  readonly actions: readonly AccountAction[];
  /** Shown beside a player's menu. */
  readonly bell: ReactNode;
  /** Whether a player finds their balance and menu here. */
  readonly hasProfile: boolean;
}

/**
 * The end of the header: sign-in for visitors, balance and menu for players. Until it is known who is here both are in the
 * page, and its mark shows one of them (SESSION-13).
 */
export function AccountEntry({ actions, bell, hasProfile }: AccountEntryProps) {
  const session = useSession();
  const account = activeAccount(session);
  const isPlayer = session.status === 'player';
  return (
    <div className={styles.entry}>
      {!isPlayer && <VisitorActions actions={actions} />}
      {session.status !== 'visitor' && (
        <div className={styles.player} data-known={isPlayer || undefined}>
          {hasProfile && !isPlayer && <LastBalance />}
          {hasProfile && account !== undefined && <Balance account={account} playerId={session.profile?.id ?? null} />}
          {actions.includes('deposit') && (
            <span className={styles.deposit}>
              <DepositAction />
            </span>
          )}
          {bell}
          {hasProfile && <ProfileButton session={session} />}
        </div>
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
        aria-label={session.profile === null ? t('title') : t('open', { name: session.profile.name ?? '' })}
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
