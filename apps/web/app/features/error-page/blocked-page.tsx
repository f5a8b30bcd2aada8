import { useTranslations } from 'use-intl';

import { ButtonLink } from '../../ui/button/button.tsx';
import { ErrorView } from './error-view.tsx';

export interface BlockedPageProps {
  /** Null until it is known: which country it is depends on who asks, so it is never in a shared page. */
  readonly countryName: string | null;
  readonly homeHref: string;
}

/** For visitors of a country the site does not serve (ERROR-1). */
export function BlockedPage({ countryName, homeHref }: BlockedPageProps) {
  const t = useTranslations('errors');
  return (
    <ErrorView
      kind="blocked"
      title={countryName === null ? t('blocked.title') : t('blocked.titleIn', { countryName })}
      text={t('blocked.text')}
      action={
        <ButtonLink look="primary" href={homeHref}>
          {t('home')}
        </ButtonLink>
      }
    />
  );
}
