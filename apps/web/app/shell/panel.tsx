import { useRef, type ReactNode } from 'react';

import { slipId } from '../shared/links/use-go-to-slip.ts';
import { useKeyboardRoom } from '../ui/dialog/use-keyboard-room.ts';
import styles from './panel.module.css';

export interface PanelProps {
  /** Undefined where the betting panel is not in it. */
  readonly label?: string;
  /** What the site puts above the panel and below it. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly children?: ReactNode;
}

/** The right sidebar: the betting panel, whose contents belong to the slip, and what a site puts around it (ROUTE-10). */
export function Panel({ label, before, after, children }: PanelProps) {
  const ref = useRef<HTMLElement>(null);
  // The column of a tablet: the place button stays above its keyboard (PANEL-5).
  useKeyboardRoom(ref, label !== undefined);
  return (
    <aside
      ref={ref}
      className={styles.panel}
      aria-label={label}
      {...(label !== undefined && { id: slipId, tabIndex: -1 })}
    >
      {before && <div className={styles.blocks}>{before}</div>}
      {children}
      {after && <div className={styles.blocks}>{after}</div>}
    </aside>
  );
}
