import { useTranslations } from 'use-intl';

import { keepNotice, useNotice } from '../../../state/storage/seen-notices.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './slip-options.module.css';

/** What accepting any odds means, said once a session to who chose it (NOTE-3). */
export function OddsWarning() {
  const t = useTranslations('notices.oddsWarning');
  if (useNotice('oddsSettingsWarning') !== null) return null;
  return (
    <output className={styles.warning}>
      {t('text')}
      <Button size="small" onClick={() => keepNotice('oddsSettingsWarning', 'seen')}>
        {t('ok')}
      </Button>
    </output>
  );
}
