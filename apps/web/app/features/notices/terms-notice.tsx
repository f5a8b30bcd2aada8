import { useTranslations } from 'use-intl';

import { PlatformLink } from '../../shared/links/platform-link.tsx';
import { keepNotice } from '../../state/storage/seen-notices.ts';
import { Button } from '../../ui/button/button.tsx';
import { NoticeBar } from '../../shared/page/notice-bar.tsx';

/** Says that the terms have changed, with the way to them, until they are accepted (NOTE-1). */
export default function TermsNotice({ version }: { readonly version: string }) {
  const t = useTranslations('notices.terms');
  return (
    <NoticeBar
      title={t('title')}
      actions={<Button onClick={() => keepNotice('termsAccepted', version)}>{t('accept')}</Button>}
    >
      {t('text')} <PlatformLink page="terms">{t('read')}</PlatformLink>
    </NoticeBar>
  );
}
