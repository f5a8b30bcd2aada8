import { vectorCases } from '@slipstream/betting/vectors/reproduce';
import { describe, expect, it } from 'vitest';

// The same modules, resolved as the web app resolves them: what a page shows is what the book pays.
describe('golden vectors in the slip', () => {
  it.each(vectorCases)('$rules $suite: $name', ({ expected, actual }) => {
    expect(actual()).toEqual(expected);
  });
});
