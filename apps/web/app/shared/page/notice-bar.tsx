import { useLayoutEffect, useRef, type ReactNode } from 'react';

import styles from './notice-bar.module.css';

interface NoticeBarProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** The room between the bar and what stands above it. */
const gapPx = 12;

/** A notice at the edge of the page. It moves no content and does not block the page. */
export function NoticeBar({ title, children, actions }: NoticeBarProps) {
  const ref = useRef<HTMLElement>(null);
  // Alerts are shown above the bar (ALERT-2), whose height depends on its words and on the width of the page.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--notice-bar-size', `${(ref.current?.offsetHeight ?? 0) + gapPx}px`),
    );
    if (ref.current !== null) observer.observe(ref.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--notice-bar-size');
    };
  }, []);
  return (
    <section ref={ref} className={styles.bar} aria-label={title} data-notice-bar>
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
