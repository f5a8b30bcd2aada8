import { expect, it } from 'vitest';

import { fitText, xmlText } from './fit-text.server.ts';

it('leaves what fits as it is', () => {
  expect(fitText('Arsenal', 40, 400)).toEqual({ shown: 'Arsenal', size: 40 });
});

it('makes longer words smaller, and cuts what still does not fit', () => {
  const { shown, size } = fitText('Wolverhampton Wanderers', 44, 440);
  expect([shown, size < 44]).toEqual(['Wolverhampton Wanderers', true]);
  expect(fitText('W'.repeat(80), 44, 440).shown).toMatch(/^W+…$/);
});

it('writes no markup and no control characters', () => {
  expect(xmlText('A<b>&\u0000c')).toBe('A&lt;b&gt;&amp;c');
});
