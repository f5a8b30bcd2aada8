import { useTranslations } from 'use-intl';

import { PlatformLink } from '../../shared/links/platform-link.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import styles from './error-page.module.css';
import { ErrorView } from './error-view.tsx';

export interface BlockedPageProps {
  /** Null until known: the country depends on the caller, so it is never in a shared page. */
  readonly countryName: string | null;
  readonly homeHref: string;
}

/** For visitors of a country the site does not serve (ERROR-1). */
export function BlockedPage({ countryName, homeHref }: BlockedPageProps) {
  const t = useTranslations('errors');
  const account = useTranslations('account');
  return (
    <ErrorView
      kind="blocked"
      title={countryName === null ? t('blocked.title') : t('blocked.titleIn', { countryName })}
      text={t('blocked.text')}
      action={
        <div className={styles.actions}>
          <ButtonLink look="primary" href={homeHref}>
            {t('home')}
          </ButtonLink>
          <PlatformLink className={styles.help} page="support">
            {account('pages.support')}
          </PlatformLink>
        </div>
      }
    />
  );
}
