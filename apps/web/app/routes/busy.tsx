import { use } from 'react';
import { useTranslations } from 'use-intl';

import { ErrorView } from '../features/error-page/error-view.tsx';
import { NonceContext } from '../shared/page/nonce.ts';
import { recoverScript } from '../shared/loading/recover-script.ts';
import { LogoMark } from '../ui/logo-mark/logo-mark.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import styles from './bare-page.module.css';

/**
 * What the server answers instead of a page that it has no room to render, at that page's address and without the app's scripts
 * (PAGE-5). It asks again by itself, and shows the page as soon as it can be had.
 */
export default function Busy() {
  const t = useTranslations();
  return (
    <main className={styles.page}>
      <LogoMark />
      <ErrorView
        kind="busy"
        title={t('errors.busy.title')}
        text={t('errors.busy.text')}
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
