import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';

import { useSite } from '../../site/site.tsx';
import { useLinks } from '../../shared/links/use-links.ts';
import { targets } from '../../site/paths.ts';
import { useStores } from '../../state/use-stores.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './account-entry.module.css';

export type AccountAction = 'sign_in' | 'sign_up' | 'deposit' | 'sports' | 'bets' | 'slip';

/** Links to pages, so that they work without script; with script the same opens in a dialog. */
export function VisitorActions({ actions }: { readonly actions: readonly AccountAction[] }) {
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
      {site.isSignInAllowed && actions.includes('sign_in') && (
        <span className={styles.visitor}>
          <ButtonLink look="quiet" href={links(targets.signIn)} onClick={open('sign_in')}>
            {t('signIn')}
          </ButtonLink>
        </span>
      )}
      {site.isSignUpAllowed && actions.includes('sign_up') && (
        <span className={styles.visitor} data-wide>
          <ButtonLink look="primary" href={links(targets.signUp)} onClick={open('sign_up')}>
            {t('signUp')}
          </ButtonLink>
        </span>
      )}
    </>
  );
}

/** A plus icon beside the balance on a phone, text where there is room. */
export function DepositAction() {
  const t = useTranslations('account');
  const { auth } = useStores();
  return (
    <Button look="primary" aria-label={t('deposit')} onClick={() => auth.request('deposit')}>
      <span className={styles.depositWord}>{t('deposit')}</span>
      <span className={styles.depositSign}>
        <Icon name="plus" size={16} />
      </span>
    </Button>
  );
}
