import vm from 'node:vm';

import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { latin1Html } from './latin1-html.server.ts';

/** Enough Latin letters around it that a few others do not make it a text of another script. */
const page = (body: string) => `<html><body>${body}<p>${'All matches of today. '.repeat(100)}</p></body></html>`;

it.each([
  ['text', '<b>64’</b>', '<b>64&#8217;</b>'],
  ['an attribute', '<a aria-label="Beşiktaş">', '<a aria-label="Be&#351;ikta&#351;">'],
  ['a pair of units', '<i>🏆</i>', '<i>&#127942;</i>'],
  ['a script', '<script>a("Ž’")</script>', String.raw`<script>a("\u017d\u2019")</script>`],
  [
    'a script after a backslash of its own',
    String.raw`<script>a("\\’")</script>`,
    String.raw`<script>a("\\\u2019")</script>`,
  ],
  ['a pair of units in a script', '<script>a("🏆")</script>', String.raw`<script>a("\ud83c\udfc6")</script>`],
  ['a style sheet', '<style>a{content:"▲1"}</style>', String.raw`<style>a{content:"\25b2 1"}</style>`],
])('writes a wide letter by its number in %s', (_, written, narrow) => {
  expect(latin1Html(page(written))).toBe(page(narrow));
});

it.each([
  ['what fits into a byte', page('<b>São Paulo · Köln</b>')],
  ['a letter that a backslash belongs to', page(String.raw`<script>a("\’")</script>`)],
  ['a text of another script', '<p>Матчи сегодня</p>'],
])('leaves %s alone', (_, html) => {
  expect(latin1Html(html)).toBe(html);
});

it('says the same as before, in a script', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
      const script = `(${JSON.stringify(text)})`.replaceAll('</', String.raw`<\/`);
      const html = latin1Html(page(`<script>${script}</script>`));
      expect(vm.runInThisContext(/<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '')).toBe(text);
    }),
  );
});
