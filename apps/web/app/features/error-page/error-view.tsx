import type { ReactNode } from 'react';

import { ErrorArt, type ErrorKind } from './error-art.tsx';
import styles from './error-page.module.css';

export interface ErrorViewProps {
  readonly kind: ErrorKind;
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
}

/**
 * An error with a picture, what happened and what to do (ERROR-1). It depends on messages only, because anything else
 * may have failed.
 */
export function ErrorView({ kind, title, text, action }: ErrorViewProps) {
  return (
    <section className={styles.page}>
      <title>{title}</title>
      <meta name="robots" content="noindex,nofollow" />
      <ErrorArt kind={kind} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {action}
    </section>
  );
}
