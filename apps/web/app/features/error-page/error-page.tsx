import { isRouteErrorResponse } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';

import { basePath } from '../../paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './error-page.module.css';

/**
 * The page for what can't be shown: a picture, what happened, and the way to the sportsbook (ERROR-1). It stands
 * outside of the shell and needs nothing but words, because what failed may be whatever the shell is made of.
 */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const t = useTranslations('errors');
  const locale = useLocale();
  const kind = isRouteErrorResponse(error) && error.status === 404 ? 'notFound' : 'failed';
  return (
    <main className={styles.page}>
      <title>{t(`${kind}.title`)}</title>
      <meta name="robots" content="noindex" />
      <span className={styles.picture}>
        <Icon name={kind === 'notFound' ? 'search' : 'warning'} size={40} />
      </span>
      <h1 className={styles.title}>{t(`${kind}.title`)}</h1>
      <p className={styles.text}>{t(`${kind}.text`)}</p>
      <ButtonLink look="primary" href={locale === 'en' ? basePath : `/${locale}${basePath}`}>
        {t('home')}
      </ButtonLink>
    </main>
  );
}
