import { useEffect, type RefObject } from 'react';

/**
 * When the focused element inside a box disappears, the box takes the focus, so that the next Tab continues from here
 * and not from the top of the page.
 */
export function useKeptFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = ref.current;
    if (box === null) return undefined;
    let isInside = false;
    const onFocus = ({ target }: FocusEvent) => {
      isInside = target instanceof Node && box.contains(target);
    };
    const observer = new MutationObserver(() => {
      if (isInside && document.activeElement === document.body) box.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', onFocus);
    observer.observe(box, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocus);
      observer.disconnect();
    };
  }, [ref]);
}
