import { useEffect, type RefObject } from 'react';

/**
 * Keeps an element above the on-screen keyboard if that covers the page instead of resizing it: the covered height is set
 * as `--covered`. A zoomed page is not affected.
 */
export function useKeyboardRoom(element: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const seen = window.visualViewport;
    const box = element.current;
    if (!isOn || !seen || box === null) return undefined;
    const measure = () => {
      const covered = seen.scale > 1.01 ? 0 : Math.max(0, Math.round(innerHeight - seen.height - seen.offsetTop));
      box.style.setProperty('--covered', `${covered}px`);
    };
    measure();
    seen.addEventListener('resize', measure);
    seen.addEventListener('scroll', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      seen.removeEventListener('scroll', measure);
      box.style.removeProperty('--covered');
    };
  }, [element, isOn]);
}
