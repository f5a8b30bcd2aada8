import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { ShareCodeEntry } from '../../shared/betting/share-code-entry.tsx';
import { LateNotice } from '../../shared/loading/late-notice.tsx';
import { withWords } from '../../shared/messages/with-words.ts';
import { useSelectionCount, useSlip } from '../../state/slip/use-slip.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './slip-tab.module.css';

const SlipBody = lazy(withWords(['slip'], async () => import('./slip-body.tsx')));

/** The slip's tab. Its body is loaded with the first pick; an empty slip loads nothing. */
export function SlipTab({ head }: { readonly head?: ReactNode }) {
  const t = useTranslations('slip');
  const slip = useSlip();
  const count = useSelectionCount();
  if (slip === undefined && count === 0) {
    return (
      <>
        {head}
        <EmptyState icon="lottery" title={t('empty.title')} text={t('empty.text')} action={<ShareCodeEntry />} />
      </>
    );
  }
  const waiting = (
    <div className={styles.waiting} aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: Math.min(4, Math.max(1, count)) }, (_, index) => (
        <Skeleton key={index} height={72} />
      ))}
      <LateNotice />
    </div>
  );
  if (slip === undefined) return waiting;
  return (
    <Suspense fallback={waiting}>
      <SlipBody slip={slip} head={head} />
    </Suspense>
  );
}
