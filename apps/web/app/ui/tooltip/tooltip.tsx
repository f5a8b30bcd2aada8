import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

import styles from './tooltip.module.css';

/** A word or two about a control, on hover and on focus. What must be known is never only here: a finger can't hover. */
export function Tooltip({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Content className={styles.tooltip} sideOffset={6} collisionPadding={8}>
          {text}
        </Radix.Content>
      </Radix.Root>
    </Radix.Provider>
  );
}
