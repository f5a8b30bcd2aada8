import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';

import { IconButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './overlay.module.css';
import { useKeyboardRoom } from './use-keyboard-room.ts';
import { useSheetDrag } from './use-sheet-drag.ts';

export interface OverlayProps {
  /** A dialog is centred, a sheet rises from the bottom and can be dragged, a drawer comes from a side. */
  readonly kind: 'dialog' | 'sheet' | 'drawer-start' | 'drawer-end';
  readonly title: string;
  /** Accessible name of the close button. */
  readonly closeLabel: string;
  /** A sheet often has its own heading; then the title is for screen readers only. */
  readonly isTitleHidden?: boolean;
  /** Accessible name of a sheet's handle, which closes it by drag or press. */
  readonly handleLabel?: string;
  /** The player must decide: neither Escape nor a tap outside closes it. */
  readonly isForced?: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Every overlay is a native modal `dialog`: it traps and restores the focus, closes on Escape and makes the page inert
 * without script.
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
  useShown(ref, isOpen, isForced);
  useKeyboardRoom(ref, isOpen && kind !== 'dialog');

  useEffect(() => {
    const dialog = ref.current;
    // A click on the backdrop has the dialog itself as its target.
    const onClick = (event: MouseEvent) => event.target === dialog && !isForced && onClose();
    dialog?.addEventListener('click', onClick);
    return () => dialog?.removeEventListener('click', onClick);
  }, [onClose, isForced]);

  return (
    <dialog
      ref={ref}
      className={styles.overlay}
      data-kind={kind}
      data-forced={isForced || undefined}
      aria-label={title}
      onClose={({ currentTarget }) => {
        // It was only raised.
        if (currentTarget.open) return;
        markPage();
        keepFocus(currentTarget);
        onClose();
      }}
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
          // First visually, last in the document, so that an opened sheet begins with its content.
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

/** Opens and closes the dialog. */
function useShown(ref: RefObject<HTMLDialogElement | null>, isOpen: boolean, isForced: boolean): void {
  useEffect(() => {
    const dialog = ref.current;
    if (isOpen && dialog?.open === false) {
      dialog.showModal();
      focusChosenTab();
      if (!isForced) raiseForced();
      markPage();
    }
    if (!isOpen && dialog?.open === true) {
      dialog.close();
      markPage();
    }
  }, [ref, isOpen, isForced]);

  // A browser restores the focus when a dialog is closed, but not when an open one is unmounted; nobody hears that it closed.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => {
      if (dialog?.open !== true) return;
      dialog.close();
      markPage();
      keepFocus(dialog);
    };
  }, [ref]);
}

/** The page below an overlay does not scroll. Said by an attribute, because `:root:has(...)` would search the page whenever it changes. */
function markPage(): void {
  document.documentElement.toggleAttribute('data-overlay', document.querySelector('dialog[data-kind][open]') !== null);
}

/** A browser gives the focus to the first element that can have it, which may be a tab that is not chosen. */
function focusChosenTab(): void {
  const tabs = document.activeElement?.closest('[role=tab]')?.parentElement;
  tabs?.querySelector<HTMLElement>(':scope > [aria-selected=true]')?.focus();
}

/** The top layer is in the order of opening, and what the player must decide stays above all (ROUTE-11). */
function raiseForced(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-forced][open]')) {
    dialog.close();
    dialog.showModal();
  }
}

/** Nothing opened a dialog that was restored with its page, and what opened another one may be gone. */
function keepFocus(closed: HTMLElement): void {
  // A browser moves the focus out of a closed dialog only with its next frame.
  const { activeElement, body } = document;
  if (activeElement !== body && !closed.contains(activeElement)) return;
  document.querySelector('main')?.focus({ preventScroll: true });
}
