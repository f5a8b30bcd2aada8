import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { LiveDot } from '../../ui/live-dot/live-dot.tsx';
import styles from './event-section.module.css';

export interface EventSectionProps {
  readonly title: string;
  readonly isLive?: boolean;
  readonly more?: { readonly text: string; readonly href: string } | undefined;
  readonly children: ReactNode;
}

/** A list of matches with a heading, and a link to all of its kind if there is one. */
export function EventSection({ title, isLive = false, more, children }: EventSectionProps) {
  return (
    <section className={styles.section} data-list="">
      <header className={styles.head}>
        {isLive && <LiveDot />}
        <h2 className={styles.title}>{title}</h2>
        {more !== undefined && (
          <Link className={styles.more} to={more.href}>
            {more.text}
          </Link>
        )}
      </header>
      {children}
    </section>
  );
}
