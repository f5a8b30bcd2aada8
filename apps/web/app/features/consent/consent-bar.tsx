import { useTranslations } from 'use-intl';

import { PlatformLink } from '../../shared/links/platform-link.tsx';
import { answerConsent } from '../../state/consent/keep-consent.ts';
import { useStores } from '../../state/use-stores.ts';
import { Button } from '../../ui/button/button.tsx';
import { NoticeBar } from '../../shared/page/notice-bar.tsx';

/**
 * Asks once for consent. It is at the edge of the page, moves nothing, and both answers are equally easy (SESSION-5).
 */
export default function ConsentBar() {
  const t = useTranslations('consent');
  const { consent } = useStores();
  return (
    <NoticeBar
      title={t('title')}
      actions={
        <>
          <Button onClick={() => answerConsent(consent, 'necessary')}>{t('necessary')}</Button>
          <Button onClick={() => answerConsent(consent, 'all')}>{t('all')}</Button>
        </>
      }
    >
      {t('text')} <PlatformLink page="terms">{t('more')}</PlatformLink>
    </NoticeBar>
  );
}
