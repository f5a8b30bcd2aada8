import { use } from 'react';
import { useTranslations } from 'use-intl';

import { ErrorView } from '../features/error-page/error-view.tsx';
import { NonceContext } from '../shared/page/nonce.ts';
import { recoverScript } from '../shared/loading/recover-script.ts';
import { LogoMark } from '../ui/logo-mark/logo-mark.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import styles from './bare-page.module.css';

/**
 * The page the service worker shows without a connection, at the requested address and without the app's scripts. It
 * reloads the address when the connection is back; the button does the same.
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
      <script nonce={use(NonceContext)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: recoverScript }} />
    </main>
  );
}
