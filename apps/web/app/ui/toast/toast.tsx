import { Toast as Radix } from 'radix-ui';

import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.data.ts';
import styles from './toast.module.css';

type ToastTone = 'success' | 'warning' | 'error' | 'info';

export interface ToastProps {
  readonly tone: ToastTone;
  readonly title: string;
  readonly text?: string;
  readonly closeLabel: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** How long an alert stays unless it is looked at (ALERT-1). */
const closeMs = 5000;

const icons = { success: 'check', warning: 'warning', error: 'warning', info: 'info' } satisfies Record<
  ToastTone,
  IconName
>;

/** One alert at the bottom of the page. It waits while it is hovered or focused, and can be swiped away. */
export function Toast({ tone, title, text, closeLabel, isOpen, onClose }: ToastProps) {
  return (
    <Radix.Provider duration={closeMs} swipeDirection="down">
      <Radix.Root className={styles.toast} data-tone={tone} open={isOpen} onOpenChange={(open) => !open && onClose()}>
        <Icon name={icons[tone]} />
        <div>
          <Radix.Title className={styles.title}>{title}</Radix.Title>
          {text !== undefined && <Radix.Description className={styles.text}>{text}</Radix.Description>}
        </div>
        <Radix.Close className={styles.close} aria-label={closeLabel}>
          <Icon name="close" size={16} />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport className={styles.viewport} />
    </Radix.Provider>
  );
}
