import { expect, it } from 'vitest';
import type { Look } from './look.ts';
import { hasNavigated } from './trail.ts';

const url = 'https://bets.example/sportsbook';
const look = (facts: object) =>
  ({ url, main: { facts: { url, entry: 1, navigation: 'a', ...facts } } }) as unknown as Look;

it.each([
  ['nothing', {}, false],
  ['another address', { url: `${url}/live` }, true],
  ['another entry', { entry: 2 }, true],
  ['the same page by its own link', { navigation: 'b' }, true],
])('a step that leads to %s has navigated: %s', (_, facts, expected) => {
  expect(hasNavigated(look({}), look(facts))).toBe(expected);
});
