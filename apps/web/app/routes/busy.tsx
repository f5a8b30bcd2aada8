import { useTranslations } from 'use-intl';

import { WaitingPage } from '../features/error-page/waiting-page.tsx';

/** What the server answers instead of a page that it has no room to render (PAGE-5). */
export default function Busy() {
  const t = useTranslations('errors.busy');
  return <WaitingPage kind="busy" title={t('title')} text={t('text')} />;
}
