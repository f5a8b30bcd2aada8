import { describe, expect, it } from 'vitest';
import { selectionOf } from '../ticket/selection.ts';
import { idOf, pickOf } from '../testing/fixtures.ts';
import { conflictsOf } from './conflicts.ts';
import { payableStep } from './fiat-rounding.ts';
import { selectionLabel, takesBets } from './selection-block.ts';
import { btc, eur } from '../testing/fixtures.ts';

const totals = { marketId: '2' } as never;
const a = selectionOf(pickOf('a'));
const aTotals = selectionOf(pickOf('a', totals));
const b = selectionOf(pickOf('b'));
const oddinC = selectionOf(pickOf('c', { provider: 'oddin' }));
const oddinD = selectionOf(pickOf('d', { provider: 'oddin' }));

const sameMatch = { code: 'same_match', matchId: 'a', selectionIds: [idOf('a'), idOf('a', totals)] };

describe('conflicts of a bet', () => {
  it.each([
    ['two matches', 'combo', [a, b], []],
    ['one match twice in a combo', 'combo', [a, b, aTotals], [sameMatch]],
    ['one match twice in a system', 'system', [a, aTotals, b], [sameMatch]],
    [
      'oddin in a system',
      'system',
      [oddinC, oddinD],
      [{ code: 'system_provider', provider: 'oddin', selectionIds: [idOf('c'), idOf('d')] }],
    ],
    ['oddin in a combo', 'combo', [oddinC, oddinD], []],
    [
      'two providers in a combo',
      'combo',
      [a, oddinC],
      [{ code: 'mixed_providers', providers: ['betradar', 'oddin'], selectionIds: [idOf('a'), idOf('c')] }],
    ],
    [
      'everything at once in a system, each reason by its own code',
      'system',
      [a, aTotals, oddinC],
      [
        sameMatch,
        { code: 'system_provider', provider: 'oddin', selectionIds: [idOf('c')] },
        {
          code: 'mixed_providers',
          providers: ['betradar', 'oddin'],
          selectionIds: [idOf('a'), idOf('a', totals), idOf('c')],
        },
      ],
    ],
    ['a single', 'single', [oddinC], []],
    ['a custom bet, whose selections share a match', 'custom_bet', [a, aTotals], []],
  ] as const)('[BET-7] %s', (_, betType, selections, conflicts) => {
    expect(conflictsOf({ betType, selections })).toEqual(conflicts);
  });
});

describe('what a selection shows instead of its price', () => {
  it.each([
    [0, false, false, null],
    [1, false, false, null],
    [1, true, false, 'selection_suspended'],
    [1, false, true, 'selection_not_available'],
    [1, true, true, 'selection_not_available'],
    [2, false, false, 'selection_suspended'],
    [3, false, false, 'selection_not_available'],
    [4, true, false, 'selection_not_available'],
    [5, false, false, 'selection_not_available'],
  ] as const)(
    '[SLIP-17] match status %i, suspended %s, unavailable %s: %s',
    (matchStatus, isSuspended, isNotAvailable, label) => {
      expect(selectionLabel({ matchStatus, isSuspended, isNotAvailable })).toBe(label);
    },
  );

  it.each([
    [0, true],
    [1, true],
    [2, false],
    [3, false],
    [4, false],
    [5, false],
  ] as const)('[SLIP-15] match status %i takes bets: %s', (status, isTaken) => {
    expect(takesBets(status)).toBe(isTaken);
  });
});

describe('fiat rounding', () => {
  const fineEur = { ...eur, subunits: 10_000 };
  it.each([
    ['cents', eur, 1, 1, true],
    ['whole cents kept in ten-thousandths', fineEur, 100, 300, true],
    ['half a cent', fineEur, 100, 350, false],
    ['nothing', fineEur, 100, 0, true],
    ['crypto, as fine as it is kept', { ...btc, digits: 4 }, 1, 12_345, true],
    ['a currency shown finer than it is kept', { ...eur, digits: 4 }, 1, 7, true],
  ])('[LIMIT-5] %s', (_, currency, step, total, survives) => {
    expect(payableStep(currency)).toBe(step);
    expect(total % payableStep(currency) === 0).toBe(survives);
  });
});
