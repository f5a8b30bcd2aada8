import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button/button.tsx';
import styles from './late-notice.module.css';

/** Nobody looks at a skeleton for longer than this without wondering. */
const lateMs = 5000;

/** Stands in a skeleton: says after a while that something is not coming as it should, and what can be done. */
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
