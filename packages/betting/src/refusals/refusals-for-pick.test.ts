import { describe, expect, it } from 'vitest';
import { contextOf, customPicked, idOf, legOf, picked, pickOf, placing, play, staked } from '../testing/fixtures.ts';
import { reduceTicket } from '../ticket/reduce/reduce-ticket.ts';
import { emptyTicket } from '../ticket/ticket.ts';
import { refusalsForPick } from './refusals-for-pick.ts';

const context = contextOf();

describe('what cannot be picked', () => {
  const custom = play([...customPicked('1')]);
  const single = play(picked('a'));
  const full = play(Array.from({ length: 40 }, (_, index) => picked(`m${index}`)).flat());
  const busy = play([...picked('a'), staked(100), placing()]);
  const down = contextOf({
    providers: { ...context.providers, betradar: { isActive: false, allowsMultiSingle: true } },
  });
  const ids = [idOf('b')];
  it.each([
    ['in progress', busy, pickOf('b'), context, false, [{ code: 'in_progress' }]],
    [
      'stopped',
      emptyTicket,
      pickOf('b', { matchStatus: 2 }),
      context,
      false,
      [{ code: 'match_closed', selectionIds: ids, status: 2 }],
    ],
    [
      'closed',
      emptyTicket,
      pickOf('b', { matchStatus: 3 }),
      context,
      false,
      [{ code: 'match_closed', selectionIds: ids, status: 3 }],
    ],
    [
      'finished',
      emptyTicket,
      pickOf('b', { matchStatus: 4 }),
      context,
      false,
      [{ code: 'match_closed', selectionIds: ids, status: 4 }],
    ],
    [
      'not covered',
      emptyTicket,
      pickOf('b', { matchStatus: 5 }),
      context,
      false,
      [{ code: 'match_closed', selectionIds: ids, status: 5 }],
    ],
    [
      'selection_suspended',
      emptyTicket,
      pickOf('b', { isSuspended: true }),
      context,
      false,
      [{ code: 'selection_suspended', selectionIds: ids }],
    ],
    ['provider down', emptyTicket, pickOf('b'), down, false, [{ code: 'selection_not_available', selectionIds: ids }]],
    ['slip full', full, pickOf('b'), context, false, [{ code: 'slip_full', selectionsMax: 40 }]],
    ['beside a custom bet', custom, pickOf('b'), context, false, [{ code: 'custom_bet_in_slip' }]],
    ['a custom bet beside others', single, pickOf('b'), context, true, [{ code: 'other_bets_in_slip' }]],
    ['custom on another match', custom, pickOf('b'), context, true, [{ code: 'custom_bet_other_match', matchId: 'a' }]],
    [
      'custom switched off',
      emptyTicket,
      pickOf('b'),
      contextOf({ isCustomBetEnabled: false }),
      true,
      [{ code: 'custom_bet_off' }],
    ],
    ['prematch', emptyTicket, pickOf('b', { matchStatus: 0 }), context, false, []],
    ['live', emptyTicket, pickOf('b', { matchStatus: 1 }), context, false, []],
    ['a stale price, to be confirmed before placing', emptyTicket, pickOf('b', { isStale: true }), context, false, []],
    ['custom on the same match', custom, legOf('2'), context, true, []],
  ] as const)('[SLIP-15] [TICKET-8] %s', (_, ticket, pick, where, isForCustomBet, refusals) => {
    expect(refusalsForPick(ticket, pick, where, isForCustomBet)).toEqual(refusals);
    const kind = isForCustomBet ? 'custom-outcome-toggled' : 'outcome-toggled';
    const step = reduceTicket(ticket, { kind, pick }, where);
    expect(step.result).toEqual(refusals.length === 0 ? { kind: 'applied' } : { kind: 'refused', refusals });
    expect(step.ticket === ticket).toBe(refusals.length > 0);
  });

  it('the last free place is taken', () => {
    const almost = play([{ kind: 'selection-removed', selectionId: idOf('m7') }], context, full);
    expect(play(picked('b'), context, almost).selectedOutcomeIds).toHaveLength(40);
  });
});
