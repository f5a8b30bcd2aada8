import { useEffect, type RefObject } from 'react';

/**
 * When the focused price of a row disappears, focus moves to the row's link, so that the next Tab continues from there
 * and the row stays held. A pointer press elsewhere gives the focus up.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = list.current;
    if (box === null) return undefined;
    let row: HTMLElement | null = null;
    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body) row?.querySelector('a')?.focus({ preventScroll: true });
    });
    function follow(next: HTMLElement | null): void {
      observer.disconnect();
      row = next;
      if (row !== null) observer.observe(row, { childList: true, subtree: true });
    }
    const onFocus = ({ target }: FocusEvent) =>
      follow(target instanceof Element && box.contains(target) ? target.closest<HTMLElement>('[data-match]') : null);
    const onPoint = () => follow(null);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPoint);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPoint);
      observer.disconnect();
    };
  }, [list]);
}
