import { expect, it, vi } from 'vitest';

import { carouselMs, glide } from './use-carousel.ts';

it('[CONFIG-6] a carousel moves to its next item in 600 ms, and at once where motion is not wanted', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance'] });
  const strip = document.createElement('div');
  Object.defineProperty(strip, 'scrollLeft', { value: 10, writable: true });
  glide(strip, 300, carouselMs);
  vi.advanceTimersByTime(300);
  expect(strip.scrollLeft).toBeGreaterThan(10);
  expect(strip.scrollLeft).toBeLessThan(310);
  vi.advanceTimersByTime(340);
  expect(strip.scrollLeft).toBe(310);
  glide(strip, -300, 0);
  expect(strip.scrollLeft).toBe(10);
  vi.useRealTimers();
});
