import { expect, it } from 'vitest';

import { total } from '../market-fixture.ts';
import { orderLines, type Line } from './order-lines.ts';

const shown = (lines: readonly Line[]) => lines.map(({ line, isBalanced }) => (isBalanced ? `*${line}` : line));
const at = (...lines: readonly string[]) => lines.map((line) => total(line, 1900, 1900, line === '2.5'));

it('[CAT-8] puts the most balanced line first and the others after it by value', () => {
  expect(shown(orderLines(at('0.5', '10.5', '2.5', '1.5', '3.5')))).toEqual(['*2.5', '0.5', '1.5', '3.5', '10.5']);
});

it('[CAT-8] shows the lines nearest to the balanced one before the far ones', () => {
  const lines = at('0.5', '1', '1.5', '2', '2.25', '2.5', '2.75', '3', '3.5', '4');
  expect(shown(orderLines(lines))).toEqual(['*2.5', '1.5', '2', '2.25', '2.75', '3', '0.5', '1', '3.5', '4']);
});

it('[CAT-8] finds the balanced line by its prices when the feed does not name one', () => {
  const lines = [total('1.5', 1300, 3200), total('2.5', 1800, 1950), total('3.5', 3000, 1350)];
  expect(shown(orderLines(lines))).toEqual(['*2.5', '1.5', '3.5']);
});

it('[CAT-8] keeps the order while the lines are the same, and only marks the new balanced one', () => {
  const before = orderLines(at('1.5', '2.5', '3.5'));
  const moved = [total('1.5', 1900, 1900), total('2.5', 2100, 1700), total('3.5', 2000, 1800, true)];
  expect(shown(orderLines(moved, before))).toEqual(['2.5', '1.5', '*3.5']);
});

it('[CAT-8] orders anew when a line comes or goes', () => {
  const before = orderLines(at('1.5', '2.5', '3.5'));
  const moved = [total('2.5', 2100, 1700), total('3.5', 2000, 1800, true)];
  expect(shown(orderLines(moved, before))).toEqual(['*3.5', '2.5']);
});
