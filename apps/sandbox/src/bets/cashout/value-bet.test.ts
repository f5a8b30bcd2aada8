import { isStakePart, partOfOfferFloor } from '@slipstream/betting/cashout/part-of-offer';
import { minor } from '@slipstream/units/minor';
import { odds, type Odds, type TotalOdds } from '@slipstream/units/odds';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freshCourse, type BetLeg, type BetRecord } from '../records/bet-record.ts';
import { stakePartMin } from './stake-part.ts';
import { chanceScale, fairRatio } from './value-bet.ts';

function leg(price: number, status: BetLeg['status'] = 'open'): BetLeg {
  return { matchId: 'm', marketId: '1', specifier: '', outcomeId: '1', odds: odds(price), status } as BetLeg;
}

function betOf(type: BetRecord['type'], legs: readonly BetLeg[], terms: Partial<BetRecord['terms']> = {}): BetRecord {
  return {
    type,
    legs,
    terms: { system: null, customOdds: null, acceptMode: 'none', floors: [], ...terms },
    course: freshCourse,
    stakeLeft: minor(1000),
    odds: 2000 as TotalOdds,
  } as unknown as BetRecord;
}

/** What a unit is worth, as a float: near enough to compare with a calculation of its own kind. */
function worth(bet: BetRecord, chances: readonly (number | null)[], joint = 0): number {
  const whole = chances.map((chance) => (chance === null ? null : Math.round(chance * chanceScale)));
  const { numerator, denominator } = fairRatio(bet, whole, Math.round(joint * chanceScale));
  return Number((numerator * 1_000_000n) / denominator) / 1_000_000;
}

const halfWin = { win: 1, half_win: 0.5, void: 0, half_lose: 0, lose: 0 } as const;
const back = { win: 0, half_win: 0.5, void: 1, half_lose: 0.5, lose: 0 } as const;
const status = fc.constantFrom('open', 'win', 'half_win', 'void', 'half_lose', 'lose');
const anyLeg = fc.record({
  price: fc.integer({ min: 1010, max: 12_000 }),
  chance: fc.double({ min: 0.01, max: 0.99, noNaN: true }),
  status,
});

function legWorth({
  price,
  chance,
  status: state,
}: {
  price: number;
  chance: number;
  status: BetLeg['status'];
}): number {
  if (state === 'open') return (chance * price) / 1000;
  return (halfWin[state] * price) / 1000 + back[state];
}

describe('[MYBETS-6] what a bet is worth', () => {
  it('is the product of its legs for a combo, settled or not', () => {
    fc.assert(
      fc.property(fc.array(anyLeg, { minLength: 1, maxLength: 5 }), (legs) => {
        const bet = betOf(
          'combo',
          legs.map(({ price, status: state }) => leg(price, state)),
        );
        const expected = legs.reduce((product, one) => product * legWorth(one), 1);
        const got = worth(
          bet,
          legs.map(({ chance, status: state }) => (state === 'open' ? chance : null)),
        );
        expect(got).toBeCloseTo(expected, 3);
      }),
    );
  });

  it('is the mean over its lines for a system', () => {
    fc.assert(
      fc.property(fc.array(anyLeg, { minLength: 3, maxLength: 5 }), fc.integer({ min: 2, max: 3 }), (legs, k) => {
        const system = { id: 's', totalCount: legs.length, winCount: k, cover: 'exact' as const };
        const records = legs.map(({ price, status: state }) => leg(price, state));
        const lines = linesOf(legs.map(legWorth), k);
        const expected = lines.reduce((sum, line) => sum + line, 0) / lines.length;
        const chances = legs.map(({ chance, status: state }) => (state === 'open' ? chance : null));
        expect(worth(betOf('system', records, { system }), chances)).toBeCloseTo(expected, 3);
      }),
    );
  });

  it('is one price times one chance for a custom bet', () => {
    const bet = betOf('custom_bet', [leg(2000), leg(3000)], { customOdds: 5000 as Odds });
    expect(worth(bet, [0.5, 0.3], 0.18)).toBeCloseTo(0.9, 6);
  });
});

describe('parts of a stake', () => {
  it('are worth no more together than the whole', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 });
    const stakes = fc.tuple(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 1_000_000 }));
    fc.assert(
      fc.property(amount, stakes, (offer, [one, other]) => {
        const left = minor(one + other);
        const parts =
          partOfOfferFloor(minor(offer), minor(one), left) + partOfOfferFloor(minor(offer), minor(other), left);
        expect(parts).toBeLessThanOrEqual(offer);
        expect(offer - parts).toBeLessThanOrEqual(1);
      }),
    );
  });

  it.each([
    [1000, 1000, true],
    [1000, 100, true],
    [1000, 99, false],
    [1000, 900, true],
    [1000, 901, false],
    [1, 1, true],
    [1000, 0, false],
    [1000, 2000, false],
  ])('of %i in play, %i can be taken: %s', (left, part, can) => {
    expect(isStakePart(minor(part), minor(left), stakePartMin(minor(left)))).toBe(can);
    expect(stakePartMin(minor(left))).toBeGreaterThan(0);
  });
});

/** Every product of k of the values. */
function linesOf(values: readonly number[], k: number): readonly number[] {
  if (k === 0) return [1];
  return values.flatMap((value, at) => linesOf(values.slice(at + 1), k - 1).map((rest) => value * rest));
}
