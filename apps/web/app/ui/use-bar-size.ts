import { useLayoutEffect, type RefObject } from 'react';

type BarSize = '--slip-bar-size' | '--undo-bar-size' | '--notice-bar-size';

/**
 * Tells style sheets the height of a bar at the end of the page, so that what stands there is shown above it. A selector
 * such as `:root:has(...)` would search the whole page whenever a price changes.
 */
export function useBarSize(ref: RefObject<HTMLElement | null>, name: BarSize, gapPx = 0): void {
  useLayoutEffect(() => {
    const bar = ref.current;
    if (bar === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(name, bar.offsetHeight === 0 ? '0px' : `${bar.offsetHeight + gapPx}px`);
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [ref, name, gapPx]);
}
