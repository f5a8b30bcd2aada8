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

const invalid = 'error.place_bets.invalid_odds';
const custom = 'error.place_bets.invalid_odds_custom_bet';
const pve = 'error.platform.pve_player_bet_forbidden';
const fallback = 'error.place_bets.default';

describe('an error with a code', () => {
  it.each([
    [101, invalid, true],
    [120, custom, true],
    [114, pve, false],
    [118, fallback, false],
    [102, fallback, false],
    ['match_closed', fallback, false],
    ['odds_different_than_bookmaker', invalid, true],
    ['odds_higher_than_bookmakers', invalid, true],
    ['odds_to_low', invalid, true],
    ['odds_higher_than_bookmakers_current_odds', invalid, true],
    ['risk_validation.odds_to_low', invalid, true],
    ['risk-validation/odds_higher_than_bookmakers', invalid, true],
    ['risk:odds_to_low', invalid, true],
    ['odds_to_low_again', fallback, false],
  ])('[PLACE-2] [PLACE-3] %s: %s, wrong odds %s', (code, message, isWrongOddsError) => {
    expect(placementEventOf(key, refusal(code))).toEqual({
      kind: 'placement-failed',
      key,
      failure: {
        kind: 'coded',
        error: { code, message, details: ['why'], messagesByBet: [], isWrongOddsError, facts: {} },
      },
    });
  });

  it('[PLACE-2] [PLACE-3] is judged by what it says about the bets too', () => {
    const selection = { ...address, code: 'odds_to_low', localizedMessage: 'Moved', odds: odds(1800) };
    const event = placementEventOf(key, refusal('bets_refused', [errorOf({ index: 2, selections: [selection] })]));
    expect(event).toMatchObject({
      failure: {
        error: {
          code: 'bets_refused',
          message: invalid,
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
          message: custom,
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
    [
      'a server that is busy and says so',
      refusal('busy', [], 503),
      { kind: 'placement-failed', failure: { error: { code: 'busy' } } },
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
      { kind: 'placement-failed', failure: { error: { code: 114, message: pve } } },
    ],
    [
      'refused without a code',
      { state: 'refused', error: { message: 'No', details: [] } },
      { kind: 'placement-failed', failure: { error: { code: 'refused', message: fallback } } },
    ],
  ] as const)('[PLACE-6] %s', (_, answer, event) => {
    expect(reconciledEventOf(key, answer)).toMatchObject({ key, ...event });
  });
});
