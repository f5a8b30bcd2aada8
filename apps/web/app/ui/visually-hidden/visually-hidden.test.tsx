import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { SpokenAs, VisuallyHidden } from './visually-hidden.tsx';

/** What the parser of a browser makes of it: a div would end a paragraph. */
function parsed(element: ReactNode): readonly [written: string, read: string] {
  const written = renderToStaticMarkup(element);
  const place = document.createElement('div');
  place.innerHTML = written;
  return [written, place.innerHTML];
}

it('hidden text may stand in a paragraph', () => {
  const [written, read] = parsed(
    <p>
      <VisuallyHidden>rises</VisuallyHidden> 2.10
    </p>,
  );
  expect(read).toBe(written);
});

it('a spoken figure may stand in a button', () => {
  const [written, read] = parsed(
    <button type="button">
      <SpokenAs text="two cards">2</SpokenAs>
    </button>,
  );
  expect(read).toBe(written);
  expect(read).not.toContain('<div');
});
