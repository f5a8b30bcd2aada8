import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/root.ts';
import { trackedFiles } from './tracked-files.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const tokensOf = (css: string) =>
  new Map([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));

const host = tokensOf(read('apps/host/public/tokens.css'));
const sheets = trackedFiles(/^apps\/host\/public\/.*\.css$/).filter((path) => !path.endsWith('/tokens.css'));

it('[EMBED-10] the demo host has the tokens of the sportsbook', () => {
  const web = tokensOf(read('apps/web/app/styles/tokens.css'));
  expect([...host].filter(([name, value]) => web.get(name) !== value)).toEqual([]);
});

it('[EMBED-10] the demo host names no colour outside its tokens, and no token that is not there', () => {
  expect(sheets.length).toBeGreaterThan(5);
  const wrong = sheets.flatMap((path) => {
    const css = read(path);
    const colours = [...css.matchAll(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)\([^)]*\)/gi)].map(([colour]) => colour);
    const unknown = [...css.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name = '']) => (host.has(name) ? [] : [name]));
    return [...colours, ...unknown].map((found) => `${path}: ${found}`);
  });
  expect(wrong).toEqual([]);
});

it('[EMBED-10] every token of the demo host is used', () => {
  const css = [...sheets.map(read), read('apps/host/browser/spi.ts')].join('\n');
  expect([...host.keys()].filter((name) => !css.includes(`var(${name}`))).toEqual([]);
});
