import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

import type { Slip } from '../../state/slip/slip.ts';
import { isSeen, placeBeside, type Box } from './place-beside.ts';

/** The gap to the edges of the view. */
const edge = 8;

/**
 * Keeps a popover beside the tapped price: the exact button if an outcome is on the page twice. It is hidden while the
 * price is not visible; the strip under the header then shows the same.
 */
export function useTapPlace({ quick }: Slip, tappedId: string | null, ref: RefObject<HTMLElement | null>): void {
  const tapped = useRef<Element | null>(null);

  useEffect(() => {
    function remember({ target }: MouseEvent): void {
      const button = target instanceof Element ? target.closest('[data-odds]') : null;
      if (button !== null) tapped.current = button;
    }
    addEventListener('click', remember, true);
    return () => removeEventListener('click', remember, true);
  }, []);

  // After every render, because another answer has another size.
  useLayoutEffect(() => {
    quick.seeTap(tappedId !== null && place(ref.current, anchorOf(tappedId, tapped.current)));
  });

  useEffect(() => {
    if (tappedId === null) return undefined;
    const again = () => quick.seeTap(place(ref.current, anchorOf(tappedId, tapped.current)));
    const sizes = new ResizeObserver(again);
    sizes.observe(document.body);
    addEventListener('scroll', again, { capture: true, passive: true });
    addEventListener('resize', again);
    return () => {
      sizes.disconnect();
      removeEventListener('scroll', again, { capture: true });
      removeEventListener('resize', again);
    };
  }, [quick, tappedId, ref]);
}

function anchorOf(tappedId: string, tapped: Element | null): Element | null {
  const isIt = (button: Element | null) => button instanceof HTMLElement && button.dataset['selection'] === tappedId;
  if (tapped?.isConnected === true && isIt(tapped)) return tapped;
  return [...document.querySelectorAll('[data-odds][data-selection]')].find(isIt) ?? null;
}

/** Whether the price is visible. */
function place(popover: HTMLElement | null, anchor: Element | null): boolean {
  if (popover === null) return false;
  if (!popover.matches(':popover-open')) popover.showPopover();
  const view = viewBox();
  const at = anchor?.getBoundingClientRect();
  if (at === undefined || !isSeen(at, view)) return false;
  const prices = [...document.querySelectorAll('main [data-odds]')]
    .filter((button) => button !== anchor)
    .map((button) => button.getBoundingClientRect());
  const { x, y } = placeBeside(at, popover.getBoundingClientRect(), view, prices);
  popover.style.setProperty('left', `${x}px`);
  popover.style.setProperty('top', `${y}px`);
  return true;
}

/** The visible part between header and tab bar. */
function viewBox(): Box {
  const head = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const tabs = document.querySelector('nav[data-tab-bar]')?.getBoundingClientRect();
  const foot = tabs === undefined || tabs.height === 0 ? innerHeight : tabs.top;
  const { clientWidth } = document.documentElement;
  const y = Math.max(0, head) + edge;
  return { x: edge, y, width: clientWidth - 2 * edge, height: foot - edge - y };
}
