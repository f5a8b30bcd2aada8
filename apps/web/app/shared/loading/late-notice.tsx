import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button/button.tsx';
import styles from './late-notice.module.css';

/** After this long a skeleton needs an explanation. */
const lateMs = 5000;

/** Shown inside a skeleton: says after a while that loading takes too long, and offers a reload. */
export function LateNotice() {
  const t = useTranslations('ui');
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), lateMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <output className={styles.notice}>
      {isLate && (
        <>
          {t('late')}
          <Button size="small" onClick={() => location.reload()}>
            {t('reload')}
          </Button>
        </>
      )}
    </output>
  );
}
