import { isRouteErrorResponse } from 'react-router';
import { useTranslations } from 'use-intl';

import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './error-page.module.css';

export interface ErrorPageProps {
  readonly error: unknown;
  /** The locale's sportsbook root. */
  readonly homeHref: string;
}

/**
 * What can't be shown: a picture, what happened, and the way to the sportsbook (ERROR-1). It needs nothing but words,
 * because what failed may be whatever a page is made of.
 */
export function ErrorPage({ error, homeHref }: ErrorPageProps) {
  const t = useTranslations('errors');
  const kind = isRouteErrorResponse(error) && error.status === 404 ? 'notFound' : 'failed';
  return (
    <section className={styles.page}>
      <title>{t(`${kind}.title`)}</title>
      <meta name="robots" content="noindex" />
      <span className={styles.picture}>
        <Icon name={kind === 'notFound' ? 'search' : 'warning'} size={40} />
      </span>
      <h1 className={styles.title}>{t(`${kind}.title`)}</h1>
      <p className={styles.text}>{t(`${kind}.text`)}</p>
      <ButtonLink look="primary" href={homeHref}>
        {t('home')}
      </ButtonLink>
    </section>
  );
}
