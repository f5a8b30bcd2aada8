import { expect, it } from 'vitest';
import { providerTerms } from './provider-terms.ts';

it.each([
  ['down', { isActive: false, allowsMultiSingle: true }],
  ['own', { isActive: true, allowsMultiSingle: false }],
  ['constructor', { isActive: true, allowsMultiSingle: false }],
])('[BACKEND-2] the provider %s has the terms %j', (provider, expected) => {
  expect(providerTerms({ down: { isActive: false, allowsMultiSingle: true } }, provider)).toEqual(expected);
});
