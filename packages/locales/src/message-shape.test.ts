import { expect, it } from 'vitest';

import { argumentsOf, lackingForms } from './message-shape.ts';

it.each([
  ['es', '{points, plural, one {# punto} other {# puntos}}', ['many']],
  ['fr', '{points, plural, one {#} other {#}}', ['many']],
  ['it', '{points, plural, one {#} many {#} other {#}}', []],
  ['es', '{count, plural, one {# apuesta} other {# apuestas}}', []],
  ['ru', '{count, plural, one {#} other {#}}', ['many', 'few']],
  ['ja', '{count, plural, other {#}}', []],
  ['de', '{count, plural, =1 {eine} other {#}}', []],
])('[I18N-3] in %s "%s" lacks %j', (locale, message, expected) => {
  expect(lackingForms(message, locale)).toEqual(expected);
});

it('[I18N-3] finds the arguments of a message, in its branches and tags too', () => {
  expect(argumentsOf('{a} {n, plural, one {{b}} other {# <c>{d}</c>}}')).toEqual(['a', 'b', 'c', 'd', 'n']);
});
