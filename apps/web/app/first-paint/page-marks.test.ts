import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { cardMarks, pageMarkAttribute, pageMarks } from './page-marks.ts';

const app = fileURLToPath(new URL('..', import.meta.url));
const styles = globSync('**/*.css', { cwd: app })
  .map((file) => readFileSync(app + file, 'utf8'))
  .join('\n');

const selectors = Object.entries(pageMarks).flatMap(([name, values]) =>
  values.map((value) => `[${pageMarkAttribute(name as keyof typeof pageMarks)}='${value}']`),
);

it.each(selectors)('style sheets know the page by %s', (selector) => {
  expect(styles).toContain(selector);
});

it.each(Object.keys(cardMarks(1)))('style sheets know a card by %s', (name) => {
  expect(styles).toMatch(new RegExp(`${name}[\\]= ]`));
});
