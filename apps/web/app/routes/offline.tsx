import { useTranslations } from 'use-intl';

import { ErrorView } from '../features/error-page/error-view.tsx';
import { LogoMark } from '../ui/logo-mark/logo-mark.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import styles from './bare-page.module.css';

/** Tried again by itself this often; the worker answers with this page until the connection is back. */
const retrySeconds = 15;

/**
 * What the worker shows instead of a page when there is no connection, at that page's address and without a script. Trying
 * again is going to the same address.
 */
export default function Offline() {
  const t = useTranslations();
  return (
    <main className={styles.page}>
      <meta httpEquiv="refresh" content={String(retrySeconds)} />
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
