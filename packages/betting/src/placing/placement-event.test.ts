import type { BetError } from '@slipstream/contract/entities/bets/place-error';
import { odds } from '@slipstream/units/odds';
import { describe, expect, it } from 'vitest';
import { idOf, pickOf, placedBetOf } from '../testing/fixtures.ts';
import { placementEventOf, reconciledEventOf } from './placement-event.ts';
import type { PlacementAnswer } from './placement-event.ts';

const key = 'key-1';
const { matchId, marketId, specifier, outcomeId } = pickOf('a');
const address = { matchId, marketId, specifier, outcomeId };

function errorOf(changes: Partial<BetError> = {}): BetError {
  return { index: 0, code: 'match_closed', localizedMessage: 'Over', selections: [], customOdds: null, ...changes };
}

function refusal(code: number | string | null, errorsByBet: readonly BetError[] = [], status = 400): PlacementAnswer {
  const details = [{ path: 'bets.0', message: 'why' }];
  return { kind: 'refused', status, error: { message: 'No', code, details, errorsByBet } };
}

describe('an error with a code', () => {
  it.each([
    [101, 'invalid_odds', true],
    [120, 'invalid_custom_odds', true],
    [114, 'player_forbidden', false],
    [118, 'municipality_not_found', false],
    ['profile_incomplete', 'profile_incomplete', false],
    [102, 'refused', false],
    ['match_closed', 'refused', false],
    ['constructor', 'refused', false],
    ['odds_different_than_bookmaker', 'invalid_odds', true],
    ['odds_higher_than_bookmakers', 'invalid_odds', true],
    ['odds_to_low', 'invalid_odds', true],
    ['odds_higher_than_bookmakers_current_odds', 'invalid_odds', true],
    ['risk_validation.odds_to_low', 'invalid_odds', true],
    ['risk-validation/odds_higher_than_bookmakers', 'invalid_odds', true],
    ['risk:odds_to_low', 'invalid_odds', true],
    ['odds_to_low_again', 'refused', false],
  ] as const)('[PLACE-2] [PLACE-3] %s: %s, wrong odds %s', (sent, code, isWrongOddsError) => {
    expect(placementEventOf(key, refusal(sent))).toEqual({
      kind: 'placement-failed',
      key,
      failure: { kind: 'coded', error: { code, refusal: { code }, messagesByBet: [], isWrongOddsError } },
    });
  });

  it.each([
    ['max_stake_limit_exceeded', 'bets.0.limit', '5000 EUR', { limit: 5000, currency: 'EUR' }],
    ['payout_limit_exceeded', 'bets.1.limit', '77 BTC', { limit: 77, currency: 'BTC' }],
    ['odds_limit_exceeded', 'bets.0.limit', '2500', { limit: 2500 }],
    ['selection_limit_exceeded', 'bets.0.limit', '12', { limit: 12 }],
    // Without its facts, the words are the server's.
    ['max_stake_limit_exceeded', 'bets.0', '5000 EUR', null],
    ['max_stake_limit_exceeded', 'bets.0.limit', 'plenty', null],
    ['insufficient_balance', 'bets.0', 'why', null],
  ])('[LIMIT-6] %s with %s %s has the facts %j', (code, path, text, facts) => {
    const error = { message: 'No', code, details: [{ path, message: text }], errorsByBet: [] };
    expect(placementEventOf(key, { kind: 'refused', status: 400, error })).toMatchObject({
      failure: { error: { code, refusal: facts === null ? null : { code, ...facts } } },
    });
  });

  it('[PLACE-2] [PLACE-3] is judged by what it says about the bets too', () => {
    const selection = { ...address, code: 'odds_to_low', localizedMessage: 'Moved', odds: odds(1800) };
    const event = placementEventOf(key, refusal('bets_refused', [errorOf({ index: 2, selections: [selection] })]));
    expect(event).toMatchObject({
      failure: {
        error: {
          code: 'invalid_odds',
          isWrongOddsError: true,
          messagesByBet: [
            { betIndex: 2, selectionId: idOf('a'), code: 'odds_to_low', localizedMessage: 'Moved', odds: 1800 },
          ],
        },
      },
    });
  });

  it('[PLACE-2] keeps the message of a bet refused as a whole, and the price of a custom bet', () => {
    const selection = { ...address, code: 120, localizedMessage: 'Leg', odds: null };
    const errors = [errorOf(), errorOf({ index: 1, code: 120, customOdds: odds(3300), selections: [selection] })];
    const event = placementEventOf(key, refusal(120, errors));
    expect(event).toMatchObject({
      failure: {
        error: {
          code: 'invalid_custom_odds',
          messagesByBet: [
            { betIndex: 0, selectionId: null, code: 'match_closed', localizedMessage: 'Over', odds: null },
            { betIndex: 1, selectionId: null, code: 120, odds: 3300 },
            { betIndex: 1, selectionId: idOf('a'), code: 120, odds: null },
          ],
        },
      },
    });
  });

  it('[PLACE-2] of a backend that says nothing about the bets', () => {
    const answer = { kind: 'refused', status: 400, error: { message: 'No', code: 101, details: [] } } as const;
    expect(placementEventOf(key, answer)).toMatchObject({
      failure: { error: { messagesByBet: [], isWrongOddsError: true } },
    });
  });
});

describe('every other answer', () => {
  it.each([
    ['[PLACE-4] no code', refusal(null), { kind: 'placement-failed', failure: { kind: 'uncoded' } }],
    [
      '[PLACE-4] no body',
      { kind: 'refused', status: 404, error: null },
      { kind: 'placement-failed', failure: { kind: 'uncoded' } },
    ],
    [
      '[PLACE-2] 401, whatever its code',
      refusal(101, [], 401),
      { kind: 'placement-failed', failure: { kind: 'signed-out' } },
    ],
    [
      '401 without a body',
      { kind: 'refused', status: 401, error: null },
      { kind: 'placement-failed', failure: { kind: 'signed-out' } },
    ],
    [
      '[PLACE-6] a server that broke without a word',
      { kind: 'refused', status: 500, error: null },
      { kind: 'placement-unknown' },
    ],
    ['[PLACE-6] a gateway that gave up', refusal(null, [], 504), { kind: 'placement-unknown' }],
    ['[PLACE-6] a server that broke and knows no more', refusal('internal', [], 500), { kind: 'placement-unknown' }],
    [
      '[PLACE-2] a refusal that is known, at any status',
      refusal(101, [], 500),
      { kind: 'placement-failed', failure: { error: { code: 'invalid_odds' } } },
    ],
    [
      'a server that is busy and says so',
      refusal('busy', [], 503),
      { kind: 'placement-failed', failure: { error: { code: 'refused' } } },
    ],
    ['[PLACE-6] no answer', { kind: 'lost' }, { kind: 'placement-unknown' }],
  ] as const)('%s', (_, answer, event) => {
    expect(placementEventOf(key, answer)).toMatchObject({ key, ...event });
  });

  it('[TICKET-9] placed bets, and those of them that were not', () => {
    const bets = [placedBetOf('x')];
    expect(placementEventOf(key, { kind: 'placed', bets, errorsByBet: [errorOf({ index: 1 })] })).toEqual({
      kind: 'placement-succeeded',
      key,
      placed: {
        placedBets: bets,
        messagesByBet: [{ betIndex: 1, selectionId: null, code: 'match_closed', localizedMessage: 'Over', odds: null }],
      },
    });
  });
});

describe('reconciling', () => {
  const bets = [placedBetOf('x')];
  it.each([
    ['unknown', { state: 'unknown' }, { kind: 'placement-reconciled', placed: null }],
    ['in progress', { state: 'in_progress' }, { kind: 'placement-unknown' }],
    [
      'placed',
      { state: 'placed', bets, errorsByBet: [] },
      { kind: 'placement-reconciled', placed: { placedBets: bets, messagesByBet: [] } },
    ],
    [
      'refused',
      { state: 'refused', error: { message: 'No', code: 114, details: [] } },
      { kind: 'placement-failed', failure: { error: { code: 'player_forbidden' } } },
    ],
    [
      'refused without a code',
      { state: 'refused', error: { message: 'No', details: [] } },
      { kind: 'placement-failed', failure: { error: { code: 'refused' } } },
    ],
  ] as const)('[PLACE-6] %s', (_, answer, event) => {
    expect(reconciledEventOf(key, answer)).toMatchObject({ key, ...event });
  });
});
