import { useTranslations } from 'use-intl';

import { ErrorView } from '../features/error-page/error-view.tsx';
import { LogoMark } from '../ui/logo-mark/logo-mark.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import styles from './bare-page.module.css';

/**
 * What the worker shows instead of a page when there is no connection, at that page's address and without a script. Trying
 * again is going to the same address.
 */
export default function Offline() {
  const t = useTranslations();
  return (
    <main className={styles.page}>
      <LogoMark />
      <ErrorView
        kind="offline"
        title={t('errors.offline.title')}
        text={t('connection.offline')}
        action={
          <ButtonLink look="primary" href="">
            {t('errors.retry')}
          </ButtonLink>
        }
      />
    </main>
  );
}
