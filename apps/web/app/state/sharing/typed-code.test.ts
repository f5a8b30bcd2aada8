import { expect, it } from 'vitest';

import { searchedCode, typedCode } from './typed-code.ts';

it.each([
  ['7KMQ2XW9PA', '7KMQ2XW9PA'],
  [' 7kmq-2xw9 pa ', '7KMQ2XW9PA'],
  ['https://bets.example/de/sportsbook?x=1&betcode=7kmq2xw9pa#top', '7KMQ2XW9PA'],
  ['BREMEN', 'BREMEN'],
  ['0O1IL', null],
  ['7KM', null],
  ['', null],
])('[SHARE-6] %j typed as a share code is %j', (typed, code) => expect(typedCode(typed)).toBe(code));

it.each([
  ['7KMQ2XW9PA', '7KMQ2XW9PA'],
  ['KMQRXWTPAB', 'KMQRXWTPAB'],
  ['Bremen', null],
  ['FC Bremen', null],
  ['arsenal', null],
])('[SHARE-6] a search for %j offers the shared bet %j', (typed, code) => expect(searchedCode(typed)).toBe(code));
