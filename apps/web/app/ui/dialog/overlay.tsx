import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';

import { IconButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './overlay.module.css';
import { useKeyboardRoom } from './use-keyboard-room.ts';
import { useSheetDrag } from './use-sheet-drag.ts';

export interface OverlayProps {
  /** A dialog stands in the middle, a sheet rises from the bottom and can be dragged, a drawer comes from a side. */
  readonly kind: 'dialog' | 'sheet' | 'drawer-start' | 'drawer-end';
  readonly title: string;
  /** Said by the close button. */
  readonly closeLabel: string;
  /** A sheet often has a heading of its own; then the title is only said. */
  readonly isTitleHidden?: boolean;
  /** Said by the handle of a sheet, which is pulled or pressed to close it. */
  readonly handleLabel?: string;
  /** There is something to decide first: it closes neither by itself nor by Escape or a tap beside it. */
  readonly isForced?: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Everything that lies over the page is the platform's own modal dialog: it keeps the focus inside, gives it back
 * afterwards, closes on Escape, and makes the page behind it inert, at no cost in script.
 */
export function Overlay({
  kind,
  title,
  closeLabel,
  isTitleHidden = false,
  handleLabel,
  isForced = false,
  isOpen,
  onClose,
  children,
}: OverlayProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const drag = useSheetDrag(ref, onClose);
  const isSheet = kind === 'sheet';
  useKeyboardRoom(ref, isOpen && isSheet);

  useEffect(() => {
    const dialog = ref.current;
    if (isOpen && dialog?.open === false) dialog.showModal();
    if (!isOpen) dialog?.close();
  }, [isOpen]);

  // A browser gives the focus back when a dialog is closed, not when an open one leaves the page.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  useEffect(() => {
    const dialog = ref.current;
    // A click on the backdrop arrives at the dialog itself, one inside of it at what is inside.
    const onClick = (event: MouseEvent) => event.target === dialog && !isForced && onClose();
    dialog?.addEventListener('click', onClick);
    return () => dialog?.removeEventListener('click', onClick);
  }, [onClose, isForced]);

  return (
    <dialog
      ref={ref}
      className={styles.overlay}
      data-kind={kind}
      aria-label={title}
      onClose={onClose}
      onCancel={(event) => isForced && event.preventDefault()}
    >
      <div className={styles.box}>
        {!isTitleHidden && (
          <div className={styles.head}>
            <h2 className={styles.title}>{title}</h2>
            {!isForced && (
              <IconButton label={closeLabel} onClick={onClose}>
                <Icon name="close" />
              </IconButton>
            )}
          </div>
        )}
        <div className={styles.body}>{children}</div>
        {isSheet && (
          // Drawn first and read last, so that an opened sheet begins with what is in it.
          <div className={styles.handle}>
            <button type="button" className={styles.grab} aria-label={handleLabel ?? closeLabel} {...drag}>
              <span />
            </button>
            {isTitleHidden && (
              <IconButton label={closeLabel} onClick={onClose}>
                <Icon name="close" />
              </IconButton>
            )}
          </div>
        )}
      </div>
    </dialog>
  );
}
