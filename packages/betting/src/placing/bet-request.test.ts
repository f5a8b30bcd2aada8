import { toWire } from '@slipstream/contract/client-form';
import { placeBets } from '@slipstream/contract/http/bets/place-bets';
import { minor } from '@slipstream/units/minor';
import { odds } from '@slipstream/units/odds';
import { describe, expect, it } from 'vitest';
import {
  acceptance,
  asSingles,
  asSystem,
  bonusIdOf,
  contextOf,
  customPicked,
  customPriced,
  floorOf,
  idOf,
  modeOf,
  picked,
  pickOf,
  placing,
  play,
  priceMoved,
  staked,
} from '../testing/fixtures.ts';
import type { Move } from '../testing/fixtures.ts';
import { quickBetOff } from '../quick-bet/quick-bet.ts';
import type { QuickBetEvent } from '../quick-bet/quick-bet.ts';
import { reduceQuickBet } from '../quick-bet/reduce-quick-bet.ts';
import { noBonuses } from '../ticket/available-bonuses.ts';
import { emptyTicket } from '../ticket/ticket.ts';
import { betIntentOf, betRequestOf, quickRequestOf } from './bet-request.ts';

const meta = { deviceId: '0b6e1a5e-7c1f-4a57-8d0e-4f3f3c1f2b11', locale: 'en' };
const { matchId, marketId, specifier, outcomeId } = pickOf('a');
const asked = { matchId, marketId, specifier, outcomeId, odds: 2000 };
const custom = [...customPicked('1', '2'), customPriced(3500)];

function requestOf(...events: readonly Move[]) {
  return betRequestOf(play([...events, staked(100), placing()]), meta);
}

function askedFor(...events: readonly Move[]) {
  return requestOf(...picked('a'), ...events)?.bets[0]?.selections[0];
}

describe('the request of a ticket', () => {
  it('[PLACE-1] says what the player agreed to', () => {
    expect(requestOf(...picked('a'))).toEqual({
      meta: { ...meta, quick: false, type: 'single', oddsAcceptMode: 'none' },
      bets: [{ type: 'single', currency: 'EUR', stake: 100, selections: [asked], bonus: null, jackpots: [] }],
    });
  });

  it.each([
    ['single', picked('a')],
    ['combo', picked('a', 'b')],
    ['system', [...picked('a', 'b', 'c'), asSystem]],
    ['custom_bet', custom],
  ] as const)('[PLACE-1] a %s is what the contract takes', (type, events) => {
    const body = requestOf(...events);
    expect(body?.meta.type).toBe(type);
    const [bet] = body?.bets ?? [];
    expect(bet?.systemId).toBe(type === 'system' ? '2of3' : undefined);
    expect(bet?.customOdds).toBe(type === 'custom_bet' ? 3500 : undefined);
    expect(placeBets.body.safeParse(toWire(body)).success).toBe(true);
  });

  it('[PLACE-1] sends one bet for each single that has a stake', () => {
    const ticket = play([...picked('a', 'b', 'c'), asSingles, staked(5, idOf('a')), staked(7, idOf('c')), placing()]);
    expect(betRequestOf(ticket, meta)?.bets.map(({ stake }) => stake)).toEqual([5, 7]);
  });

  it('[PLACE-1] carries bonus id, type and odds', () => {
    const range = { minCount: 2, maxCount: 9, bonusOdds: odds(1100), minOdds: odds(1200) };
    const comboboost = { id: bonusIdOf('boost'), ranges: [range] };
    const boosted = contextOf({ bonuses: { ...noBonuses, comboboost } });
    const ticket = play([...picked('a', 'b'), staked(100), placing()], boosted);
    expect(betRequestOf(ticket, meta)?.bets[0]?.bonus).toEqual({ id: 'boost', type: 'comboboost', odds: 1100 });
    const hunting = contextOf({ bonuses: { ...noBonuses, hunting: { id: bonusIdOf('hunt') } } });
    const hunted = play([...picked('a'), staked(100), placing()], hunting);
    expect(betRequestOf(hunted, meta)?.bets[0]?.bonus).toEqual({ id: 'hunt', type: 'hunting', odds: null });
  });

  it('is there only for a placement that has started', () => {
    expect(betRequestOf(play([...picked('a'), staked(1)]), meta)).toBeNull();
    expect(betRequestOf(emptyTicket, meta)).toBeNull();
    const hollow = { ...play([...picked('a'), staked(1), placing()]), processingBets: [] };
    expect(betRequestOf(hollow, meta)).toBeNull();
  });

  it('sends the acceptance mode', () => {
    expect(requestOf(...picked('a'), modeOf('higher'))?.meta.oddsAcceptMode).toBe('higher');
  });

  it('sends jackpots by id', () => {
    const [bet] = play(picked('a')).bets;
    if (bet === undefined) throw new Error('no bet');
    expect(betIntentOf({ ...bet, jackpots: [{ id: 'j1' }, { id: 'j2' }] }, 0).jackpots).toEqual(['j1', 'j2']);
    expect(betIntentOf(bet, 0)).not.toHaveProperty('stake');
  });

  it('sends no system id or custom odds where there is none to send', () => {
    const [bet] = play([...picked('a', 'b', 'c'), asSystem]).bets;
    if (bet === undefined) throw new Error('no bet');
    expect(betIntentOf({ ...bet, systemType: null }, 0)).not.toHaveProperty('systemId');
    expect(betIntentOf({ ...bet, betType: 'combo' }, 0)).not.toHaveProperty('systemId');
    expect(betIntentOf({ ...bet, betType: 'combo', customOdds: odds(2000) }, 0)).not.toHaveProperty('customOdds');
    expect(betIntentOf({ ...bet, betType: 'custom_bet', customOdds: null }, 0)).not.toHaveProperty('customOdds');
  });
});

describe('prices agreed to in advance', () => {
  const looped = [priceMoved('a', 2, 1950), acceptance, priceMoved('a', 3, 1900), acceptance];

  it("sends the player's floor", () => {
    expect(askedFor(floorOf(1800))).toEqual({ ...asked, floorOdds: 1800 });
    expect(askedFor()).not.toHaveProperty('floorOdds');
  });

  it('sends what an acceptance still covers, or the floor if that is lower', () => {
    expect(askedFor(...looped)).toMatchObject({ odds: 1900, floorOdds: 1843 });
    expect(askedFor(...looped, floorOf(1800))).toMatchObject({ floorOdds: 1800 });
    expect(askedFor(...looped, floorOf(1850))).toMatchObject({ floorOdds: 1843 });
    expect(askedFor(priceMoved('a', 2, 1950), acceptance)).not.toHaveProperty('floorOdds');
  });

  it.each([
    [5000, 1843],
    [5001, undefined],
  ])('and no longer after %i ms', (later, floorOdds) => {
    const [bet] = play([...picked('a'), ...looped]).bets;
    if (bet === undefined) throw new Error('no bet');
    expect(betIntentOf(bet, 1_000_000 + later).selections[0]?.floorOdds).toBe(floorOdds);
  });
});

describe('the request of a quick bet', () => {
  const events: readonly QuickBetEvent[] = [
    { kind: 'toggled' },
    { kind: 'stake-changed', stake: minor(100) },
    { kind: 'outcome-picked', pick: pickOf('a') },
  ];
  const context = contextOf();
  const waiting = events.reduce(
    (quick, event) => reduceQuickBet(quick, event, context).quickBet,
    quickBetOff(context.currency, 'any'),
  );

  it('[PLACE-1] is flagged quick', () => {
    const { quickBet } = reduceQuickBet(waiting, { kind: 'placement-started', key: 'key-1' }, context);
    const body = quickRequestOf(quickBet, meta);
    expect(body).toEqual({
      meta: { ...meta, quick: true, type: 'single', oddsAcceptMode: 'any' },
      bets: [{ type: 'single', currency: 'EUR', stake: 100, selections: [asked], bonus: null, jackpots: [] }],
    });
  });

  it('is there only for a placement that has started', () => {
    expect(quickRequestOf(waiting, meta)).toBeNull();
    expect(quickRequestOf(quickBetOff(context.currency), meta)).toBeNull();
  });
});
