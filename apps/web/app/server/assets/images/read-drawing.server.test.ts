import { expect, it } from 'vitest';

import { readDrawing } from './read-drawing.server.ts';

const read = (text: string) => readDrawing(Buffer.from(text));

it.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', { needsBrowser: false }],
  ['\uFEFF<?xml version="1.0"?>\n<!-- a --><!-- b -->\n<svg><rect/></svg>', { needsBrowser: false }],
  ['<!DOCTYPE svg><svg><text>words</text></svg>', { needsBrowser: true }],
  ['<svg:svg xmlns:svg="http://www.w3.org/2000/svg"><svg:animate/></svg:svg>', { needsBrowser: true }],
  ['<svg><rect></svg>', { needsBrowser: false }],
  ['<svg><textPath/></svg>', { needsBrowser: false }],
  ['<!-- <svg> --><html></html>', null],
  ['<html><svg/></html>', null],
  ['GIF89a', null],
  ['', null],
  [`<svg>${' '.repeat(300_000)}</svg>`, null],
])('reads %#: %s', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

it('reads a file of comments in one pass', () => {
  // An expression with nested repetition doubles its work with every comment: with these it would never end.
  expect(read(`${'<!-- -->'.repeat(20_000)}<html>`)).toBe(null);
  expect(read(`${'<!-- -->'.repeat(20_000)}<svg/>`)).toEqual({ needsBrowser: false });
});
