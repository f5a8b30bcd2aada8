import { describe, expect, it } from 'vitest';
import { deriveSuites } from '../../vectors/derive/suites.ts';
import { vectorCases } from '../../vectors/reproduce.ts';

describe('golden vectors', () => {
  it.each(vectorCases)('$rules $suite: $name', ({ expected, actual }) => {
    expect(actual()).toEqual(expected);
  });

  it('are those the derivation gives, case by case', () => {
    const derived = deriveSuites().flatMap(({ suite, cases }) =>
      cases.map(({ name, input, expected }) => ({ suite, name, input, expected })),
    );
    expect(vectorCases.map(({ suite, name, input, expected }) => ({ suite, name, input, expected }))).toEqual(derived);
  });

  it('number at least three hundred', () => {
    expect(vectorCases.length).toBeGreaterThanOrEqual(300);
  });
});
