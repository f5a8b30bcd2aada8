import { useTranslations } from 'use-intl';

import { PlatformLink } from '../../shared/links/platform-link.tsx';
import { answerConsent } from '../../state/consent/keep-consent.ts';
import { useStores } from '../../state/use-stores.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './consent-bar.module.css';

/**
 * Asks once for consent. It is at the edge of the page, moves nothing, and both answers are equally easy (SESSION-5).
 */
export default function ConsentBar() {
  const t = useTranslations('consent');
  const { consent } = useStores();
  return (
    <section className={styles.bar} aria-label={t('title')} data-consent-bar>
      <p className={styles.text}>
        {t('text')}{' '}
        <PlatformLink className={styles.link} page="terms">
          {t('more')}
        </PlatformLink>
      </p>
      <div className={styles.answers}>
        <Button onClick={() => answerConsent(consent, 'necessary')}>{t('necessary')}</Button>
        <Button onClick={() => answerConsent(consent, 'all')}>{t('all')}</Button>
      </div>
    </section>
  );
}
