import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

import styles from './tooltip.module.css';

/**
 * A short hint on a control, on hover and focus. Essential information is never only here, because touch has no hover.
 */
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
