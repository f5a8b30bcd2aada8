import { expect, it } from 'vitest';
import type { Sum } from '../../facts.ts';
import { plainBet } from '../../testing.ts';
import { checkReceipts } from './receipts.ts';

const words = { stake: ['Stake'], odds: ['Odds'], returns: ['Returns up to'], returnsUpTo: [], boost: [], bonus: [] };
const receipt = (stake: string, odds: string, returns: string, text = 'No. REF-1'): Sum => ({
  where: 'receipt',
  figures: [
    ['Stake', stake],
    ['Odds', odds],
    ['Returns up to', returns],
  ],
  legs: [],
  stake: null,
  phase: 'taken',
  text,
});

it.each([
  ['as the server has it', receipt('€10.00', '1.85', '€18.50'), []],
  ['with lines behind the stake', receipt('€10.00 · 3 lines', '1.85', '€18.50'), []],
  ['with the price before it moved', receipt('€10.00', '1.90', '€19.00'), ['receipt odds', 'receipt return']],
  ['with odds that are not decimal', receipt('€10.00', '17/20', '€18.50'), []],
  ['of a bet the server does not list', receipt('€1.00', '9.00', '€9.00', 'No. REF-2'), []],
])('a receipt %s', (_, sum, what) => {
  expect(checkReceipts([sum], [plainBet], words, 'en').map((each) => each.what)).toEqual(what);
});
