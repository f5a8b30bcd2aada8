import { expect, it } from 'vitest';

import { total } from '../market-fixture.ts';
import { orderLines, type Line } from './order-lines.ts';

/** `*2.5` is the balanced line; lines in brackets are collapsed at first. */
function shown(lines: readonly Line[]): readonly string[] {
  return lines.map(({ line, isBalanced, isNear }) => {
    const text = isBalanced ? `*${line}` : line;
    return isNear ? text : `(${text})`;
  });
}

const at = (...lines: readonly string[]) => lines.map((line) => total(line, 1900, 1900, line === '2.5'));

it('[CAT-8] orders lines by value, marks the most balanced one and repeats none', () => {
  expect(shown(orderLines(at('0.5', '10.5', '2.5', '1.5', '3.5')))).toEqual(['0.5', '1.5', '*2.5', '3.5', '10.5']);
});

it('[CAT-8] collapses what is far from the balanced line, below it and above', () => {
  const lines = at('0.5', '1', '1.5', '2', '2.25', '2.5', '2.75', '3', '3.5', '4');
  expect(shown(orderLines(lines))).toEqual(['(0.5)', '(1)', '1.5', '2', '2.25', '*2.5', '2.75', '3', '(3.5)', '(4)']);
});

it('[CAT-8] finds the balanced line by its prices when the feed does not name one', () => {
  const lines = [total('1.5', 1300, 3200), total('2.5', 1800, 1950), total('3.5', 3000, 1350)];
  expect(shown(orderLines(lines))).toEqual(['1.5', '*2.5', '3.5']);
});

const eight = (balanced: string) =>
  ['1', '2', '3', '4', '5', '6', '7', '8'].map((line) => total(line, 1900, 1900, line === balanced));

it('[CAT-8] shows the same lines while they are the same, and only moves the mark', () => {
  const before = orderLines(eight('4'));
  expect(shown(before)).toEqual(['1', '2', '3', '*4', '5', '6', '(7)', '(8)']);
  expect(shown(orderLines(eight('6'), before))).toEqual(['1', '2', '3', '4', '5', '*6', '(7)', '(8)']);
});

it('[CAT-8] shows the lines around the balanced one again when it leaves them, or when a line comes or goes', () => {
  const before = orderLines(eight('4'));
  const around = ['(1)', '(2)', '3', '4', '5', '6', '*7', '8'];
  expect(shown(orderLines(eight('7'), before))).toEqual(around);
  expect(shown(orderLines(eight('7').slice(1), before))).toEqual(around.slice(1));
});
