import { useTranslations } from 'use-intl';

import { PlatformLink } from '../../shared/links/platform-link.tsx';
import { useSession } from '../../state/session/use-session.ts';
import { useStores } from '../../state/use-stores.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import styles from './error-page.module.css';
import { ErrorView } from './error-view.tsx';

export interface LockedPageProps {
  /** The platform's own message; null without one. */
  readonly message: string | null;
  readonly homeHref: string;
}

/** For players who are refused access (ERROR-1): the reason, if the platform gives one, and what to do. */
export function LockedPage({ message, homeHref }: LockedPageProps) {
  const t = useTranslations();
  const { auth } = useStores();
  const { status } = useSession();
  return (
    <ErrorView
      kind="locked"
      title={t('errors.locked.title')}
      text={message ?? t('errors.locked.text')}
      action={
        <div className={styles.actions}>
          <ButtonLink look="primary" href={homeHref}>
            {t('errors.home')}
          </ButtonLink>
          {status === 'visitor' && <Button onClick={() => auth.request('sign_in')}>{t('shell.signIn')}</Button>}
          <PlatformLink className={styles.help} page="support">
            {t('account.pages.support')}
          </PlatformLink>
        </div>
      }
    />
  );
}
