import { useEffect, useLayoutEffect, useRef } from 'react';

import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.data.ts';
import styles from './toast.module.css';

type ToastTone = 'success' | 'warning' | 'error' | 'info';

export interface ToastProps {
  readonly tone: ToastTone;
  readonly title: string;
  readonly text?: string;
  readonly onClose: () => void;
}

/** How long an alert is shown, unless the pointer is on it (ALERT-1). */
const closeMs = 5000;

const icons = { success: 'check', warning: 'warning', error: 'warning', info: 'info' } satisfies Record<
  ToastTone,
  IconName
>;

/**
 * An alert at the bottom centre: in the top layer, so that an open sheet does not cover it, and without buttons, so that
 * everything beneath it can be pressed (ALERT-2). It pauses while the pointer is on it. The caller provides the live
 * region.
 */
export function Toast({ tone, title, text, onClose }: ToastProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => ref.current?.showPopover(), []);
  useEffect(() => {
    let timer = setTimeout(onClose, closeMs);
    function onMove({ clientX, clientY }: PointerEvent): void {
      const { left, right, top, bottom } = ref.current?.getBoundingClientRect() ?? new DOMRect();
      if (clientX < left || clientX > right || clientY < top || clientY > bottom) return;
      clearTimeout(timer);
      timer = setTimeout(onClose, closeMs);
    }
    addEventListener('pointermove', onMove);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointermove', onMove);
    };
  }, [onClose]);
  return (
    <div ref={ref} popover="manual" className={styles.toast} data-tone={tone}>
      <Icon name={icons[tone]} size={18} />
      <p>
        <b className={styles.title}>{title}</b> {text !== undefined && <span className={styles.text}>{text}</span>}
      </p>
    </div>
  );
}
