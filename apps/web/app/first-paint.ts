/** A page that is never seen to be painted, behind other windows say, must come to life as well. */
const patienceMs = 1000;

/**
 * Resolves when the page has been painted. On a slow phone bringing a page to life takes longer than painting it, and what
 * begins first makes the other wait: who can read already waits more gladly.
 */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    setTimeout(resolve, patienceMs);
    // Browsers that don't tell of paints have none to wait for.
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) resolve();
    else {
      const painted = new PerformanceObserver(() => {
        painted.disconnect();
        resolve();
      });
      painted.observe({ type: 'paint', buffered: true });
    }
  });
}
