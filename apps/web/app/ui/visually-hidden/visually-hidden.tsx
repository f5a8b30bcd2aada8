import type { ReactNode } from 'react';

import styles from './visually-hidden.module.css';

/** For an element that cannot be a `VisuallyHidden`, such as a heading or the caption of a table. */
export const visuallyHiddenClass = styles.hidden;

/** Text for screen readers only. A span, because it also stands in paragraphs, buttons and cells, where a div is no valid content. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={visuallyHiddenClass}>{children}</span>;
}

/** A number whose meaning is shown by place and colour; screen readers get a text instead. */
export function SpokenAs({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}
