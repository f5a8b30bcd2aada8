import { describe, expect, it } from 'vitest';
import {
  asSingles,
  contextOf,
  customPicked,
  eur,
  modeOf,
  picked,
  pickOf,
  play,
  priceMoved,
  providerOf,
  staked,
  statusOf,
  typesOf,
} from '../../testing/fixtures.ts';
import { reduceTicket } from '../reduce/reduce-ticket.ts';
import { emptyTicket } from '../ticket.ts';
import type { TicketEvent } from '../ticket-event.ts';

const context = contextOf();

describe('cleaning up', () => {
  const live = play([...picked('a', 'b', 'c'), staked(900)]);
  const suspended: TicketEvent = {
    kind: 'market-updated',
    market: {
      matchId: pickOf('a').matchId,
      id: pickOf('a').marketId,
      specifier: '',
      version: 2,
      status: -1,
      outcomes: [],
    },
  };
  const ended = statusOf('b', 2, 4);

  it('[SLIP-11] drops suspended and unavailable selections', () => {
    const ticket = play([suspended, ended, { kind: 'cleaned-up' }], context, live);
    expect(typesOf(ticket)).toEqual([['single', 'c']]);
    expect(ticket.bets[0]?.stake).toBe(900);
  });

  it('[SLIP-11] drops what a lost provider gave', () => {
    const gone = providerOf('betradar', false);
    expect(play([gone, { kind: 'cleaned-up' }], context, live)).toEqual(emptyTicket);
  });

  it('[SLIP-11] drops a custom bet whose match takes no bets, whole', () => {
    const custom = play(customPicked('1', '2'));
    const clean = play([statusOf('a', 2, 4), { kind: 'cleaned-up' }], context, custom);
    expect(clean.bets).toEqual([]);
  });

  it('[SLIP-11] drops only the suspended leg of a custom bet that is still on', () => {
    const custom = play([...customPicked('1', '2')]);
    expect(typesOf(play([suspended, { kind: 'cleaned-up' }], context, custom))).toEqual([['custom_bet', 'a']]);
  });

  it('[SLIP-11] leaves a clean slip alone', () => {
    const step = reduceTicket(live, { kind: 'cleaned-up' }, context);
    expect(step.ticket).toBe(live);
    expect(step.result).toEqual({ kind: 'ignored' });
  });

  it('[SLIP-11] drops a whole single beside others', () => {
    const singles = play([asSingles], context, live);
    expect(typesOf(play([suspended, { kind: 'cleaned-up' }], context, singles))).toEqual([
      ['single', 'b'],
      ['single', 'c'],
    ]);
  });
});

describe('undo', () => {
  it('puts back what was removed, its price stale until the feed confirms it', () => {
    const before = play([...picked('a', 'b'), staked(400)]);
    const ticket = play([...picked('b'), { kind: 'put-back', bets: before.bets }], context, before);
    expect(typesOf(ticket)).toEqual([['combo', 'a', 'b']]);
    expect(ticket.bets[0]).toMatchObject({
      stake: 400,
      odds: 4000,
      selections: [{ isStale: false }, { isStale: true }],
    });
  });

  it('keeps what the feed said meanwhile about what stayed', () => {
    const before = play([...picked('a', 'b'), modeOf('any')]);
    const ticket = play(
      [...picked('b'), priceMoved('a', 2, 3000), { kind: 'put-back', bets: before.bets }],
      context,
      before,
    );
    expect(ticket.bets[0]?.selections[0]).toMatchObject({ odds: 3000, marketVersion: 2 });
    expect(ticket.bets[0]?.odds).toBe(6000);
  });

  it('puts back in the currency of now, without a stake of another', () => {
    const before = play([...picked('a'), staked(400)]);
    const usd = contextOf({ currency: { ...eur, code: 'USD' } });
    const ticket = play([{ kind: 'cleared' }, { kind: 'put-back', bets: before.bets }], usd, before);
    expect(ticket.bets[0]).toMatchObject({ currency: 'USD', stake: 0, stakeSource: 'sharing' });
  });
});
