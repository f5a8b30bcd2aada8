import { isRouteErrorResponse } from 'react-router';
import { useTranslations } from 'use-intl';

import { crowdedMark } from '../../site/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { DevelopmentNotes } from './development-notes.tsx';
import type { ErrorKind } from './error-art.tsx';
import { ErrorView } from './error-view.tsx';

export interface ErrorPageProps {
  readonly error: unknown;
  /** The locale's sportsbook root. */
  readonly homeHref: string;
}

type Kind = Exclude<ErrorKind, 'blocked' | 'offline'>;

/** Which of the error pages an answer's status means. */
const kinds: Readonly<Record<number, Kind>> = {
  401: 'locked',
  403: 'locked',
  404: 'notFound',
};

/** A page that is missing, closed or broken. It depends on messages only, because anything else may have failed. */
export function ErrorPage({ error, homeHref }: ErrorPageProps) {
  const t = useTranslations('errors');
  const kind = kindOf(error);
  return (
    <>
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
      {import.meta.env.DEV && isRouteErrorResponse(error) && <DevelopmentNotes from={[error.data]} />}
    </>
  );
}

function kindOf(error: unknown): Kind {
  if (!isRouteErrorResponse(error)) return 'failed';
  if (error.data === crowdedMark) return 'busy';
  return kinds[error.status] ?? 'failed';
}
