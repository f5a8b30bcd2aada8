import type { MarketId } from '@slipstream/units/ids';
import { expect, it } from 'vitest';

import { readRowMarketChoices, rowMarketChoicesText, withRowMarketChoice } from './row-market-choices.ts';

it.each([
  ['soccer:18', { soccer: '18' }],
  ['tennis:186~soccer:18', { soccer: '18', tennis: '186' }],
  ['soccer', {}],
  ['soccer:18;x', {}],
  ['a b:1~soccer:18', { soccer: '18' }],
  [undefined, {}],
])('[SHOW-11] reads %s', (text, choices) => {
  expect(readRowMarketChoices(text)).toEqual(choices);
});

it('[SHOW-11] writes the same choices as the same text', () => {
  expect(rowMarketChoicesText(readRowMarketChoices('tennis:186~soccer:18'))).toBe('soccer:18~tennis:186');
});

it('[SHOW-11] remembers the newest choice of a sport, and so many sports', () => {
  const many = Array.from({ length: 12 }, (_, at) => `sport-${at}:1`).join('~');
  const choices = withRowMarketChoice(readRowMarketChoices(many), 'soccer', '18' as MarketId);
  expect(Object.keys(choices)).toHaveLength(12);
  expect(choices['soccer']).toBe('18');
  expect(withRowMarketChoice(choices, 'soccer', '29' as MarketId)['soccer']).toBe('29');
});
