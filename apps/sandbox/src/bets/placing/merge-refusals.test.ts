import type { PlacingRefusal } from '@slipstream/betting/refusals/refusal';
import type { Bet } from '@slipstream/betting/ticket/bet';
import type { Selection, SelectionId } from '@slipstream/betting/ticket/selection';
import { odds, type TotalOdds } from '@slipstream/units/odds';
import { describe, expect, it } from 'vitest';
import { betErrorOut, plainRefusal, placeErrorOut } from './bet-refusal.ts';
import { mergeRefusals, wireCodeOf } from './merge-refusals.ts';
import type { Quote } from './quote.ts';

const address = (match: string) => ({ match_id: match, market_id: '1', specifier: '', outcome_id: 'home' });

function selectionOf(match: string, change: Partial<Selection> = {}): Selection {
  const { match_id: matchId, market_id: marketId, specifier, outcome_id: outcomeId } = address(match);
  const prices = { odds: odds(1900), acceptedOdds: odds(2000), floorOdds: null };
  return { id: match, matchId, marketId, specifier, outcomeId, ...prices, ...change } as unknown as Selection;
}

function betOf(selections: readonly Selection[], change: Partial<Bet> = {}): Bet {
  return { betType: 'combo', selections, customOdds: 3000 as TotalOdds, ...change } as unknown as Bet;
}

const about = (code: string, ...ids: readonly string[]) =>
  ({ code, selectionIds: ids as readonly SelectionId[] }) as PlacingRefusal;
const there = { isGone: false } as Quote;
const gone = { isGone: true } as Quote;

describe('the reasons of the rulebook on the wire', () => {
  it.each([
    ['sign_in', 'refused'],
    ['no_bets', 'refused'],
    ['in_progress', 'refused'],
    ['restoring', 'refused'],
    ['player_forbidden', 114],
    ['odds_changed', 101],
    ['custom_bet_too_small', 'custom_bet_impossible'],
    ['custom_odds_missing', 'custom_bet_impossible'],
    ['selection_suspended', 'selection_suspended'],
  ])('[PLACE-2] %s is told as %s', (code, wire) => {
    expect(wireCodeOf({ code } as PlacingRefusal)).toBe(wire);
  });

  it('[PLACE-2] the first is the reason of the bet, and of each selection the first about it', () => {
    const refusals = [about('selection_suspended', 'b'), about('price_stale', 'a', 'b')];
    const bet = betOf([selectionOf('a'), selectionOf('b'), selectionOf('c')]);
    expect(mergeRefusals(3, refusals, bet, { mode: 'none', quotes: [there, there, there] })).toEqual({
      index: 3,
      code: 'selection_suspended',
      selections: [
        { ...address('a'), code: 'price_stale', odds: null },
        { ...address('b'), code: 'selection_suspended', odds: null },
      ],
      customOdds: null,
      limit: null,
    });
  });

  it('[PLACE-2] without a reason a bet is refused all the same, and a stake is nothing about a selection', () => {
    const bet = betOf([selectionOf('a')]);
    expect(mergeRefusals(0, [], bet, { mode: 'none', quotes: [there] })).toEqual(plainRefusal(0, 'refused'));
    const low = mergeRefusals(0, [about('stake_too_low', 'a')], bet, { mode: 'none', quotes: [there] });
    expect(low).toEqual(plainRefusal(0, 'stake_too_low'));
  });

  it.each([
    [
      { code: 'max_stake_limit_exceeded', limit: 500, currency: 'EUR' },
      { value: 500, currency: 'EUR' },
    ],
    [
      { code: 'selection_limit_exceeded', limit: 20 },
      { value: 20, currency: null },
    ],
  ])('[LIMIT-6] %j names its limit', (refusal, limit) => {
    const merged = mergeRefusals(0, [refusal as unknown as PlacingRefusal], betOf([]), { mode: 'none', quotes: [] });
    expect(merged.limit).toEqual(limit);
  });

  it.each([
    [there, 'provider_inactive'],
    [gone, 'selection_not_available'],
  ])('[TICKET-6] what is not available says whether its provider is down', (quote, code) => {
    const refusals = [about('selection_not_available', 'a')];
    const { selections } = mergeRefusals(0, refusals, betOf([selectionOf('a')]), { mode: 'none', quotes: [quote] });
    expect(selections.map((selection) => selection.code)).toEqual([code]);
  });
});

const changed = (selection: Selection, mode: 'none' | 'higher' | 'any') =>
  mergeRefusals(0, [about('odds_changed', 'a')], betOf([selection]), { mode, quotes: [there] });

describe('a wrong price', () => {
  it.each([
    [1900, null, 'none', 'odds_higher_than_bookmakers_current_odds'],
    [2100, null, 'none', 'odds_different_than_bookmaker'],
    [1900, 1950, 'any', 'odds_to_low'],
    [1900, 1900, 'any', 'odds_higher_than_bookmakers_current_odds'],
    [1900, 1950, 'none', 'odds_higher_than_bookmakers_current_odds'],
  ] as const)('[PLACE-3] of %i with a floor of %s in mode %s is told as %s', (price, floor, mode, code) => {
    const selection = selectionOf('a', { odds: odds(price), floorOdds: floor === null ? null : odds(floor) });
    const { selections, code: whole } = changed(selection, mode);
    expect(whole).toBe(101);
    expect(selections).toEqual([{ ...address('a'), code, odds: price }]);
  });

  it('[CUSTOM-3] of a custom bet is of the whole, with its price now', () => {
    const bet = betOf([selectionOf('a')], { betType: 'custom_bet' });
    const facts = { mode: 'none', quotes: [there] } as const;
    expect(mergeRefusals(1, [about('odds_changed', 'a')], bet, facts)).toEqual({
      index: 1,
      code: 120,
      selections: [],
      customOdds: 3000,
      limit: null,
    });
    const other = mergeRefusals(1, [about('selection_suspended', 'a')], bet, facts);
    expect([other.code, other.selections.length, other.customOdds]).toEqual(['selection_suspended', 1, 3000]);
  });
});

describe('the body of a refused placement', () => {
  it('[PLACE-2] has a message for the whole, for each bet and for each selection, in the language asked for', () => {
    const selections = [{ ...address('a'), code: 'price_stale' as const, odds: odds(1900) }];
    const refusal = { ...plainRefusal(2, 101), selections, customOdds: 3000 as TotalOdds };
    const [english, german] = ['en', 'de'].map((locale) => placeErrorOut(101, [refusal], locale));
    expect(english).toMatchObject({ code: 101, details: [], errors_by_bet: [betErrorOut(refusal, 'en')] });
    expect(betErrorOut(refusal, 'en')).toMatchObject({
      index: 2,
      code: 101,
      selections: [{ ...address('a'), code: 'price_stale', odds: 1900 }],
      custom_odds: 3000,
    });
    expect(english?.message).not.toBe(german?.message);
    expect(english?.errors_by_bet?.[0]?.localized_message).toMatch(/\w/);
    expect(english?.errors_by_bet?.[0]?.selections?.[0]?.localized_message).toMatch(/\w/);
  });

  it('[LIMIT-6] names the figures behind it: the limit, else the conditions of the bonus', () => {
    const refusals = [
      { ...plainRefusal(0, 'refused'), limit: { value: 500, currency: 'EUR' } },
      { ...plainRefusal(1, 'refused'), limit: { value: 20, currency: null } },
      { ...plainRefusal(2, 'refused'), bonus: ['odds too low', 'wrong sport'] },
      plainRefusal(3, 'refused'),
    ];
    expect(placeErrorOut('refused', refusals, 'en').details).toEqual([
      { path: 'bets.0.limit', message: '500 EUR' },
      { path: 'bets.1.limit', message: '20' },
      { path: 'bets.2.bonus', message: 'odds too low' },
      { path: 'bets.2.bonus', message: 'wrong sport' },
    ]);
  });
});
