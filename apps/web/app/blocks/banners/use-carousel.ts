import { useEffect, useState, type RefObject } from 'react';

/** How long a carousel takes to its next item (CONFIG-6). */
export const carouselMs = 600;

/**
 * The index of the first visible item, and a function to show another. With `seconds` above 0 it advances
 * automatically, unless the pointer or focus is in it, it was stopped, or reduced motion is preferred.
 */
export function useCarousel(strip: RefObject<HTMLElement | null>, count: number, seconds: number) {
  const [at, setAt] = useState(0);
  const [isMoving, setIsMoving] = useState(seconds > 0);

  function show(index: number): void {
    const list = strip.current;
    const item = list?.children[index];
    if (list === null || !(item instanceof HTMLElement)) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const from = list.getBoundingClientRect();
    const to = item.getBoundingClientRect();
    const isRtl = getComputedStyle(list).direction === 'rtl';
    glide(list, isRtl ? to.right - from.right : to.left - from.left, isStill ? 0 : carouselMs);
  }

  useEffect(() => {
    const list = strip.current;
    if (list === null) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        const whole = entries.findLast((entry) => entry.isIntersecting);
        if (whole !== undefined) setAt([...list.children].indexOf(whole.target));
      },
      { root: list, threshold: 0.9 },
    );
    for (const item of list.children) watch.observe(item);
    return () => watch.disconnect();
  }, [strip]);

  useEffect(() => {
    if (!isMoving || count < 2) return undefined;
    const timer = setInterval(() => {
      const list = strip.current;
      const isBusy = list === null || list.matches(':hover, :focus-within') || document.hidden;
      const isAll = list !== null && list.scrollWidth <= list.clientWidth;
      if (!isBusy && !isAll && !matchMedia('(prefers-reduced-motion: reduce)').matches) show((at + 1) % count);
    }, seconds * 1000);
    return () => clearInterval(timer);
  });

  return { at, show, isMoving, setIsMoving };
}

/** Scrolls a strip by so many pixels in a given time; a browser's own smooth scrolling takes as long as it likes. */
export function glide(strip: HTMLElement, byPx: number, ms: number): void {
  const { scrollLeft: from } = strip;
  const { scrollSnapType } = strip.style;
  const end = () => {
    strip.scrollLeft = from + byPx;
    strip.style.scrollSnapType = scrollSnapType;
  };
  if (ms === 0) {
    end();
    return;
  }
  // Snapping would pull the strip back to an item at every step.
  strip.style.scrollSnapType = 'none';
  const startedMs = performance.now();
  requestAnimationFrame(function step(nowMs) {
    const share = Math.min(1, Math.max(0, (nowMs - startedMs) / ms));
    if (share === 1) {
      end();
      return;
    }
    strip.scrollLeft = from + byPx * (1 - (1 - share) ** 3);
    requestAnimationFrame(step);
  });
}
