import { afterEach, expect, it } from 'vitest';

import type { ThemeChoice } from '../../site/theme-choice.ts';
import { barAttributes, seenThemes, showTheme } from './theme.ts';

afterEach(() => document.head.replaceChildren());

function bars(): (string | null)[] {
  return [...document.head.querySelectorAll('meta')].map((meta) => meta.getAttribute('content'));
}

const grounds = { night: '#000010', day: '#fffff0' };

it.each([
  ['system', ['night', 'day']],
  ['night', ['night', 'night']],
  ['day', ['day', 'day']],
] as const)('[SESSION-6] the bars around the page have the colour of the theme: %s', (theme: ThemeChoice, seen) => {
  for (const { seen: system, media } of seenThemes) {
    const meta = document.head.appendChild(document.createElement('meta'));
    meta.name = 'theme-color';
    meta.setAttribute('media', media);
    for (const [name, value] of Object.entries(barAttributes('night', system, grounds))) meta.setAttribute(name, value);
  }
  showTheme(theme);
  expect(bars()).toEqual(seen.map((each) => grounds[each]));
});
