import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { SpokenAs, VisuallyHidden } from './visually-hidden.tsx';

it.each([
  [
    'a paragraph',
    <p>
      <VisuallyHidden>rises</VisuallyHidden> 2.10
    </p>,
  ],
  [
    'a button',
    <button type="button">
      <SpokenAs text="two cards">2</SpokenAs>
    </button>,
  ],
])('may stand in %s, which the parser of a browser would end at a div', (_, element) => {
  const html = renderToStaticMarkup(element);
  const place = document.createElement('div');
  place.innerHTML = html;
  expect(place.innerHTML).toBe(html);
  expect(place.querySelector('div')).toBeNull();
});
