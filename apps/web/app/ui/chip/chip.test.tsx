import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ChipRow } from './chip.tsx';

const chipWidth = 100;
const rowWidth = 250;

/** Chips of one width beside each other, in a row that has room for two and a half. */
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const place = [...(this.parentElement?.querySelectorAll('a') ?? [])].indexOf(this as HTMLAnchorElement);
    return place < 0 ? new DOMRect(0, 0, rowWidth, 36) : new DOMRect(place * chipWidth, 0, chipWidth, 36);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  [0, 0],
  [1, 0],
  [2, 125],
  [5, 425],
])('[SHOW-8] a row whose chip %i is chosen begins scrolled by %i', async (chosen, scrolled) => {
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <ChipRow label="Sports">
        {Array.from({ length: 6 }, (_, at) => (
          <a key={at} href="/" aria-current={at === chosen || undefined}>
            {at}
          </a>
        ))}
      </ChipRow>,
    ),
  );
  expect(place.querySelector('nav')?.scrollLeft).toBe(scrolled);
  await act(async () => root.unmount());
});
