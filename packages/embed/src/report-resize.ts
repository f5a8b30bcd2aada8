import type { HostLink } from './connect-host.ts';
import { createThrottle, systemTimers, type ThrottleTimers } from './throttle.ts';

const reportEveryMs = 100;

/** Reports the page's height to the host, so that the iframe needs no scrollbar (EMBED-6). */
export function reportResize(link: HostLink, element: Element, timers: ThrottleTimers = systemTimers): () => void {
  const throttle = createThrottle<{ width: number; height: number }>(
    reportEveryMs,
    (size) => link.send({ type: 'resize', ...size }),
    timers,
  );
  const measure = () => {
    const { width, height } = element.getBoundingClientRect();
    throttle.push({ width: Math.ceil(width), height: Math.ceil(height) });
  };
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => {
    observer.disconnect();
    throttle.cancel();
  };
}
