import { odds } from '@slipstream/units/odds';
import { describe, expect, it } from 'vitest';
import {
  acceptance,
  asSingles,
  bonusIdOf,
  contextOf,
  customPicked,
  customPriced,
  idOf,
  modeOf,
  picked,
  placedBetOf,
  placing,
  play,
  priceMoved,
  staked,
  wished,
} from '../../testing/fixtures.ts';
import {
  busy,
  coded,
  failed,
  message,
  placingContext as context,
  ready,
  receiptOf,
  succeeded,
} from '../../testing/placements.ts';
import { noBonuses } from '../available-bonuses.ts';
import { reduceTicket } from './reduce-ticket.ts';
import type { MessageByBet } from '../ticket.ts';
import type { TicketEvent } from '../ticket-event.ts';

function wrongCustomOdds(messagesByBet: readonly MessageByBet[]): TicketEvent {
  return failed(coded({ code: 'invalid_custom_odds', isWrongOddsError: true, messagesByBet }));
}

describe('success', () => {
  it('[TICKET-9] stores the placed bets and moves to success; the slip is free for the next', () => {
    const ticket = play([succeeded('x')], context, busy);
    expect(ticket).toEqual({
      ...ready,
      kind: 'success',
      bets: [],
      selectedOutcomeIds: [],
      processingBets: ready.bets,
      placedBets: [placedBetOf('x')],
    });
  });

  it('leaves what had no stake', () => {
    const ticket = play([...picked('a', 'b'), asSingles, staked(10, idOf('a')), placing(), succeeded('x')], context);
    expect(ticket.selectedOutcomeIds).toEqual([idOf('b')]);
    expect(ticket.kind).toBe('success');
  });

  it('keeps the selections when asked, without a stake, their prices to be confirmed', () => {
    const placed = play([wished(800), placing(), succeeded('x')], context, ready);
    const ticket = play([{ kind: 'selections-kept' }], context, placed);
    expect(ticket).toMatchObject({ kind: 'initial' });
    expect(ticket.selectedOutcomeIds).toEqual([idOf('a'), idOf('b')]);
    expect(ticket.bets[0]).toMatchObject({
      betType: 'combo',
      stake: 0,
      stakeSource: 'stake',
      potentialWin: null,
      odds: 4000,
    });
    expect(ticket.bets[0]?.selections.every(({ isStale }) => isStale)).toBe(true);
  });

  it('the selections that are kept take the default bonus again', () => {
    const bonuses = { ...noBonuses, hunting: { id: bonusIdOf('hunt') } };
    const where = contextOf({ bonuses });
    const ticket = play([succeeded('x'), { kind: 'selections-kept' }], where, busy);
    expect(ticket.bets[0]).toMatchObject({ bonus: { type: 'hunting' }, isBonusChosen: false });
  });

  it('takes off every single that was placed', () => {
    const three = play([...picked('a', 'b', 'c'), asSingles, staked(100), placing()], context);
    const placed = { placedBets: [placedBetOf('x'), placedBetOf('y')], messagesByBet: [message(1)] };
    const ticket = play([{ kind: 'placement-succeeded', key: 'key-1', placed }], context, three);
    expect(ticket.selectedOutcomeIds).toEqual([idOf('b')]);
    expect(receiptOf(ticket).map(({ selections }) => selections[0]?.id)).toEqual([idOf('a'), idOf('c')]);
  });

  it('is put away by hand', () => {
    const ticket = play([succeeded('x'), { kind: 'dismissed' }], context, busy);
    expect(ticket).toMatchObject({ kind: 'initial', bets: [] });
  });

  it('[PLACE-2] singles that were refused stay, each with its reason and the price now', () => {
    const three = play([...picked('a', 'b', 'c'), asSingles, staked(100), staked(0, idOf('a')), placing()], context);
    const messagesByBet = [
      message(1, { selectionId: idOf('c'), code: 'odds_to_low', odds: odds(1700) }),
      message(7, { code: 'nobody knows this bet' }),
    ];
    const placed = { placedBets: [placedBetOf('x')], messagesByBet };
    const ticket = play([{ kind: 'placement-succeeded', key: 'key-1', placed }], context, three);
    expect(ticket.selectedOutcomeIds).toEqual([idOf('a'), idOf('c')]);
    expect(receiptOf(ticket).map(({ selections }) => selections[0]?.id)).toEqual([idOf('b')]);
    expect(ticket).toMatchObject({
      kind: 'success',
      error: {
        code: 'invalid_odds',
        refusal: null,
        isWrongOddsError: false,
        messagesByBet: [{ betIndex: 1, selectionId: idOf('c'), odds: 1700 }],
      },
    });
    expect(ticket.bets[1]?.selections[0]).toMatchObject({ odds: 1700, acceptedOdds: 2000, isChanged: true });
    expect(ticket.bets[1]).toMatchObject({ odds: 1700, profit: 70 });
    expect(play([{ kind: 'dismissed' }], context, ticket)).toMatchObject({ kind: 'oddsChanged', error: null });
  });
});

describe('failure', () => {
  it('[PLACE-2] with a code is the ticket error', () => {
    const ticket = play([failed(coded())], context, busy);
    expect(ticket).toEqual({
      ...ready,
      kind: 'error',
      error: {
        code: 'municipality_not_found',
        refusal: { code: 'municipality_not_found' },
        messagesByBet: [],
        isWrongOddsError: false,
      },
    });
  });

  it('[PLACE-2] counts its messages by the bets of the slip', () => {
    const two = play([...picked('a', 'b'), asSingles, staked(5, idOf('b')), placing()], context);
    const ticket = play([failed(coded({ messagesByBet: [message(0)] }))], context, two);
    expect(ticket.error?.messagesByBet).toEqual([message(1)]);
  });

  it('[PLACE-3] wrong odds leave the ticket in oddsChanged until the player accepts', () => {
    const failure = coded({ code: 'invalid_odds', isWrongOddsError: true });
    const ticket = play([failed(failure)], context, busy);
    expect(ticket).toMatchObject({ kind: 'oddsChanged', error: { isWrongOddsError: true } });
    expect(play([priceMoved('a', 2, 2000)], context, ticket).kind).toBe('oddsChanged');
    expect(reduceTicket(ticket, placing('key-2'), context).result).toEqual({
      kind: 'refused',
      refusals: [{ code: 'odds_changed', selectionIds: [] }],
    });
    expect(play([acceptance], context, ticket)).toEqual(ready);
  });

  it('[PLACE-3] brings the new prices with it, flagged in every mode', () => {
    const messagesByBet = [message(0, { selectionId: idOf('b'), code: 101, odds: odds(1500) })];
    const failure = coded({ code: 'invalid_odds', isWrongOddsError: true, messagesByBet });
    const loose = play([modeOf('any'), placing()], context, ready);
    const ticket = play([failed(failure)], context, loose);
    expect(ticket.bets[0]?.selections.map(({ odds: price, isChanged }) => [price, isChanged])).toEqual([
      [2000, false],
      [1500, true],
    ]);
    expect(ticket.bets[0]?.odds).toBe(3000);
  });

  it('[PLACE-3] but never over a price the feed has brought since', () => {
    const messagesByBet = [message(0, { selectionId: idOf('b'), code: 101, odds: odds(1500) })];
    const failure = coded({ code: 'invalid_odds', isWrongOddsError: true, messagesByBet });
    const ticket = play([priceMoved('b', 2, 1600), failed(failure)], context, busy);
    expect(ticket.bets[0]?.selections[1]).toMatchObject({ odds: 1600, marketVersion: 2, isChanged: true });
    const other = play([priceMoved('a', 2, 1600), failed(failure)], context, busy);
    expect(other.bets[0]?.selections.map(({ odds: price }) => price)).toEqual([1600, 1500]);
  });

  describe('of a custom bet', () => {
    const custom = play([...customPicked('1', '2'), customPriced(3500), staked(100), placing()], context);

    it('[PLACE-3] asks for the price again', () => {
      const ticket = play([wrongCustomOdds([])], context, custom);
      expect(ticket.kind).toBe('oddsChanged');
      expect(ticket.bets[0]).toMatchObject({ customOdds: null, acceptedCustomOdds: 3500, odds: null });
    });

    it('[PLACE-3] or takes the one that came with it', () => {
      const ticket = play([wrongCustomOdds([message(0, { code: 120, odds: odds(3300) })])], context, custom);
      expect(ticket.bets[0]).toMatchObject({ customOdds: 3300, isCustomOddsChanged: true, odds: 3300 });
    });

    it('any other error leaves its price', () => {
      expect(play([failed(coded())], context, custom).bets[0]?.customOdds).toBe(3500);
    });
  });

  it('[PLACE-4] without a code resets to initial and raises a general alert', () => {
    const step = reduceTicket(busy, failed({ kind: 'uncoded' }), context);
    expect(step).toEqual({
      ticket: ready,
      result: { kind: 'applied' },
      effects: [{ kind: 'alert', alert: 'general' }],
    });
  });

  it('a session that ended asks for sign-in, without an alert', () => {
    const step = reduceTicket(busy, failed({ kind: 'signed-out' }), context);
    expect(step).toEqual({ ticket: ready, result: { kind: 'applied' }, effects: [{ kind: 'request-sign-in' }] });
  });
});
