import type { ReactNode } from 'react';

import styles from './gallery.module.css';

export function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}
