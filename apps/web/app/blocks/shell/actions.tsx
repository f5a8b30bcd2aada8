import { use } from 'react';
import { useTranslations } from 'use-intl';

import { DepositAction, VisitorActions } from '../../features/account/account-actions.tsx';
import { useStores } from '../../state/use-stores.ts';
import { useSession } from '../../state/session/use-session.ts';
import { Button } from '../../ui/button/button.tsx';
import type { BlockProps } from '../block-types.ts';
import styles from './actions.module.css';
import { SideMenuContext } from './side-menu-context.ts';

/** The calls to action a site chose, in a row (ROUTE-10). */
export function Actions({ settings: { actions } }: BlockProps<'actions'>) {
  const isPlayer = useSession().status === 'player';
  return (
    <div className={styles.row}>
      {isPlayer ? actions.includes('deposit') && <DepositAction /> : <VisitorActions actions={actions} />}
      <ShellActions actions={actions} />
    </div>
  );
}

/** Actions that need no sign-in: the menu, and the panel's tabs. */
export function ShellActions({ actions }: { readonly actions: BlockProps<'actions'>['settings']['actions'] }) {
  const t = useTranslations('shell');
  const { panel } = useStores();
  const openMenu = use(SideMenuContext);
  const ways = {
    sports: { label: t('sports'), open: openMenu },
    bets: { label: t('myBets'), open: () => panel.setState({ isOpen: true, tab: 'my-bets', betId: null }) },
    slip: { label: t('slip'), open: () => panel.setState({ isOpen: true, tab: 'slip' }) },
  };
  return (['sports', 'bets', 'slip'] as const)
    .filter((action) => actions.includes(action))
    .map((action) => (
      <Button key={action} look="quiet" aria-haspopup="dialog" onClick={ways[action].open}>
        {ways[action].label}
      </Button>
    ));
}
