import { expect, it } from 'vitest';
import { plainControl } from '../testing.ts';
import { checkDisabled } from './disabled.ts';

it.each([
  ['enabled', {}, 0],
  ['disabled for all to see', { isDisabled: true }, 0],
  ['disabled in secret', { isDisabled: true, isDisabledUnseen: true }, 1],
])('a button that is %s', (_, changes, count) => {
  expect(checkDisabled({ controls: [{ ...plainControl, ...changes }] })).toHaveLength(count);
});
