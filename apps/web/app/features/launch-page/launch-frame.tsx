import { useEffect, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import type { Launch } from './launch.ts';
import styles from './launch-frame.module.css';

export interface LaunchFrameProps {
  readonly name: string;
  /** Undefined while the provider is asked. */
  readonly launch: Launch | undefined;
  readonly onRetry: () => void;
  /** What a visitor can do if an account is needed. */
  readonly signIn: ReactNode;
}

/**
 * An app may run scripts, use storage and open windows, but not navigate the page. It keeps its own origin, which
 * `launch` has checked is not ours: with ours it could remove these limits.
 */
const frameRights = ['allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-popups'].join(' ');

/** After this long the app will not load. */
const openMsMax = 15_000;

/** A third-party app in a frame: a skeleton while it opens, and a retry if it does not (CAT-9). */
export function LaunchFrame({ name, launch, onRetry, signIn }: LaunchFrameProps) {
  const t = useTranslations('launch');
  switch (launch?.kind) {
    case undefined:
      return <Opening name={name} />;
    case 'frame':
      return <Frame key={launch.url} name={name} url={launch.url} onRetry={onRetry} />;
    case 'sign-in':
      return <EmptyState icon="lock" title={t('signIn.title', { name })} text={t('signIn.text')} action={signIn} />;
    case 'failed':
      return <Failed name={name} onRetry={onRetry} />;
  }
}

function Frame({ name, url, onRetry }: { readonly name: string; readonly url: string; readonly onRetry: () => void }) {
  const [state, setState] = useState<'opening' | 'open' | 'failed'>('opening');
  useEffect(() => {
    if (state !== 'opening') return undefined;
    const timer = setTimeout(() => setState('failed'), openMsMax);
    return () => clearTimeout(timer);
  }, [state]);
  if (state === 'failed') return <Failed name={name} onRetry={onRetry} />;
  return (
    <div className={styles.place}>
      {state === 'opening' && <Opening name={name} />}
      <iframe
        className={styles.frame}
        title={name}
        src={url}
        data-open={state === 'open' || undefined}
        sandbox={frameRights}
        referrerPolicy="origin"
        onLoad={() => setState('open')}
      />
    </div>
  );
}

function Opening({ name }: { readonly name: string }) {
  const t = useTranslations('launch');
  return (
    <div className={styles.opening} data-skeleton="">
      <VisuallyHidden>
        <output>{t('loading', { name })}</output>
      </VisuallyHidden>
      <Skeleton width={180} height={24} />
      <Skeleton height={280} />
      <Skeleton height={48} />
      <Skeleton height={48} />
    </div>
  );
}

function Failed({ name, onRetry }: { readonly name: string; readonly onRetry: () => void }) {
  const t = useTranslations();
  return (
    <EmptyState
      icon="warning"
      title={t('launch.failed.title', { name })}
      text={t('launch.failed.text')}
      action={
        <Button look="primary" onClick={onRetry}>
          {t('errors.retry')}
        </Button>
      }
    />
  );
}
