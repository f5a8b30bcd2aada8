import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';

import { hidesMark } from '../../state/preferences/hidden-sports.ts';
import styles from './hides-sports.module.css';

/**
 * Lists of all sports leave out the sports that the visitor has hidden, from the first paint on (SHOW-18). What was asked
 * for by name is shown: a page that is filtered to a sport hides nothing.
 */
export function HidesSports({ children }: { readonly children: ReactNode }) {
  const [search] = useSearchParams();
  if (search.has('sport')) return children;
  return (
    <div className={styles.hides} {...{ [hidesMark]: '' }}>
      {children}
    </div>
  );
}
