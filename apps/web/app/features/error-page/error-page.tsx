import { isRouteErrorResponse } from 'react-router';
import { useTranslations } from 'use-intl';

import { ButtonLink } from '../../ui/button/button.tsx';
import type { ErrorKind } from './error-art.tsx';
import { ErrorView } from './error-view.tsx';

export interface ErrorPageProps {
  readonly error: unknown;
  /** The locale's sportsbook root. */
  readonly homeHref: string;
}

/** Which of the error pages an answer's status means. */
const kinds: Readonly<Record<number, Exclude<ErrorKind, 'blocked' | 'offline'>>> = {
  401: 'locked',
  403: 'locked',
  404: 'notFound',
};

/** A page that is missing, closed or broken. It needs nothing but words, for what failed may be whatever a page is made of. */
export function ErrorPage({ error, homeHref }: ErrorPageProps) {
  const t = useTranslations('errors');
  const kind = (isRouteErrorResponse(error) && kinds[error.status]) || 'failed';
  return (
    <ErrorView
      kind={kind}
      title={t(`${kind}.title`)}
      text={t(`${kind}.text`)}
      action={
        <ButtonLink look="primary" href={homeHref}>
          {t('home')}
        </ButtonLink>
      }
    />
  );
}
