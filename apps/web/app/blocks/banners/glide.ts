/** How long a carousel takes to its next item (CONFIG-6). */
export const carouselMs = 600;

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
