import { hostWords } from '@slipstream/locales/host-words';
import { expect, it } from 'vitest';
import { noCodeWords } from './no-code.ts';

const { profile } = hostWords('en').scripts;
const number = '+4915100000009';

it.each([
  ['a code was just sent', { number, sms_limit_reached: false }, profile.codeWait],
  ['a number has had all its codes', { number, sms_limit_reached: true }, profile.codeLimit],
  ['another number has had all its codes', { number: '+4915100000008', sms_limit_reached: true }, profile.codeWait],
  ['nothing is known', null, profile.codeWait],
])('[SESSION-8] no code is sent because %s', (_, phone, words) => {
  expect(noCodeWords(phone, number, profile)).toBe(words);
});
