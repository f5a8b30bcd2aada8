import { useTranslations } from 'use-intl';

import { WaitingPage } from '../features/error-page/waiting-page.tsx';

/** The page the service worker shows without a connection. */
export default function Offline() {
  const t = useTranslations();
  return <WaitingPage kind="offline" title={t('errors.offline.title')} text={t('connection.offline')} />;
}
