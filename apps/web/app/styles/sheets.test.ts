import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

const app = path.join(import.meta.dirname, '..');
const allSheets = globSync('**/*.css', { cwd: app });
const sheets = allSheets.filter((sheet) => path.basename(sheet) !== 'tokens.css');

it.each(sheets)('%s takes its colours from the tokens', (sheet) => {
  const css = readFileSync(path.join(app, sheet), 'utf8');
  expect(css.match(/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(|:\s*(?:white|black)\b/gi)).toBeNull();
});

it.each(sheets)('%s takes its weights from the tokens', (sheet) => {
  const css = readFileSync(path.join(app, sheet), 'utf8');
  expect(css.match(/\bfont(?:-weight)?:\s*\d+[\s;]/g)).toBeNull();
});

it.each(sheets)('%s writes for both directions', (sheet) => {
  // A Latin name between Arabic words is aligned with the page, not with its own letters, and only by naming the side.
  const css = readFileSync(path.join(app, sheet), 'utf8').replaceAll(/:dir\(rtl\) \{[^}]*\}/g, '');
  expect(
    css.match(/\b(?:margin|padding|border)-(?:left|right)\b|[{;]\s*(?:left|right):|text-align:\s*(?:left|right)/g),
  ).toBeNull();
});

it.each(sheets)('%s leaves the spacing of letters to the script', (sheet) => {
  const css = readFileSync(path.join(app, sheet), 'utf8');
  expect(css.match(/letter-spacing:(?! (?:0;|calc\(var\(--tracking\) \*)).*/g)).toBeNull();
});

it.each(allSheets)(
  '%s does not search the whole page for an element: a browser would do so whenever a price changes',
  (sheet) => {
    const css = readFileSync(path.join(app, sheet), 'utf8');
    expect(css.match(/(?:^|[\s,}])(?::root|html|body|main)[^\s{,]*:has\((?! *>).*/g)).toBeNull();
  },
);

/** Named in a sheet, or set by a component: `'--fill': share`. */
const sources = globSync('**/*.{css,ts,tsx}', { cwd: app }).map((file) => readFileSync(path.join(app, file), 'utf8'));
const properties = new Set(
  sources.flatMap((source) => [...source.matchAll(/(--[\w-]+)(?=\s*:|['`])/g)].map(([property]) => property)),
);

it.each(sheets)('%s uses no property that nothing sets: a browser would ignore it silently', (sheet) => {
  const css = readFileSync(path.join(app, sheet), 'utf8');
  const used = [...css.matchAll(/var\((--[\w-]+)\s*\)/g)].map(([, property = '']) => property);
  expect(used.filter((property) => !properties.has(property))).toEqual([]);
});
