import { expect, it } from 'vitest';
import { isPhone, planFault, planOf } from './plan.ts';

const usual = { seed: 'x', minutesMax: 1, stepsMax: Infinity, width: 1440, locale: 'en', as: 'ordinary', where: 'web' };

it.each([
  [{}, {}],
  [{ seed: 'y' }, { seed: 'y' }],
  [{ steps: '20' }, { stepsMax: 20, minutesMax: Infinity }],
  [
    { steps: '20', minutes: '0.5' },
    { stepsMax: 20, minutesMax: 0.5 },
  ],
  [
    { as: 'visitor', width: '390' },
    { as: 'visitor', width: 390 },
  ],
  [{ where: 'host' }, { where: 'host' }],
])('%j', (options, changes) => {
  expect(planOf(options, () => 'x')).toEqual({ ...usual, ...changes });
});

it.each([
  [{}, ''],
  [{ locale: 'xx' }, '--locale must be a language of the site, not "xx".'],
  [{ width: '20' }, '--width must be a number from 240 to 4000, not "20".'],
  [{ where: 'host', locale: 'de' }, ''],
])('%j can be walked, or not', (options, fault) => {
  expect(planFault(planOf(options, () => 'x')) ?? '').toBe(fault);
});

it.each([
  ['390', true],
  ['779', true],
  ['780', false],
])('%s px is a phone: %s', (width, is) => {
  expect(isPhone(planOf({ width }, () => 'x'))).toBe(is);
});
