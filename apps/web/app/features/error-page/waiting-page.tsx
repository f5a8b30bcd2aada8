import { use } from 'react';
import { useTranslations } from 'use-intl';

import { recoverScript } from '../../shared/loading/recover-script.ts';
import { BarePage } from '../../shared/page/bare-page.tsx';
import { NonceContext } from '../../shared/page/nonce.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ErrorView, type ErrorViewProps } from './error-view.tsx';

/** Instead of a page, at its address and without the app's scripts: asks for the page again by itself, and by a button. */
export function WaitingPage(problem: Pick<ErrorViewProps, 'kind' | 'title' | 'text'>) {
  const t = useTranslations('errors');
  return (
    <BarePage>
      <ErrorView
        {...problem}
        action={
          <ButtonLink look="primary" href="">
            {t('retry')}
          </ButtonLink>
        }
      />
      <script nonce={use(NonceContext)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: recoverScript }} />
    </BarePage>
  );
}
