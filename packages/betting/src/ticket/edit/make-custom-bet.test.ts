import { describe, expect, it } from 'vitest';
import {
  contextOf,
  customPicked,
  customPriced,
  floorOf,
  legOf,
  modeOf,
  picked,
  pickOf,
  placing,
  play,
  priceMoved,
  staked,
  typesOf,
} from '../../testing/fixtures.ts';
import type { ContextChanges } from '../../testing/fixtures.ts';
import { reduceTicket } from '../reduce/reduce-ticket.ts';
import type { OutcomePick } from '../selection.ts';
import { selectionsOf } from '../ticket.ts';
import type { TicketEvent } from '../ticket-event.ts';

const made = (...picks: readonly OutcomePick[]): TicketEvent => ({ kind: 'custom-bet-made', picks });
const both = made(legOf('1'), legOf('2'));

describe('[CUSTOM-5] a custom bet of several outcomes at once', () => {
  it.each<[string, readonly TicketEvent[]]>([
    ['an empty slip', []],
    ['a combo of the same match', [...picked('a'), { kind: 'outcome-toggled', pick: legOf('2') }]],
    ['a slip that also holds another match', [...picked('b', 'a'), { kind: 'outcome-toggled', pick: legOf('2') }]],
    ['another custom bet', customPicked('3', '4', '5')],
  ])('is what %s becomes', (_name, before) => {
    const ticket = play([...before, both]);
    expect(typesOf(ticket)).toEqual([['custom_bet', 'a', 'a']]);
    expect(ticket.bets[0]).toMatchObject({ customOdds: null, odds: null });
    expect(typesOf(play([...before, both, customPriced(3500)]))).toEqual([['custom_bet', 'a', 'a']]);
  });

  it('keeps the stake and what the player knows of the selections', () => {
    const before = play([...picked('a', 'b'), staked(700)]);
    const after = play([both], contextOf(), before);
    expect(after.bets[0]).toMatchObject({ stake: 700 });
    expect(selectionsOf(after.bets)[0]).toEqual(selectionsOf(before.bets)[0]);
  });

  it('[CUSTOM-3] does not ask about prices of its legs', () => {
    const before = play([...picked('a', 'b'), modeOf('none'), priceMoved('a', 2, 1500), floorOf(1800)]);
    expect(before.kind).toBe('oddsChanged');
    const after = play([both], contextOf(), before);
    expect(after.kind).toBe('initial');
    expect(selectionsOf(after.bets)[0]).toMatchObject({ initialOdds: 2000, acceptedOdds: 1500, floorOdds: null });
  });

  it.each<[string, TicketEvent, ContextChanges]>([
    ['custom_bet_off', both, { isCustomBetEnabled: false }],
    ['custom_bet_too_small', made(legOf('1'), legOf('1')), {}],
    ['custom_bet_too_small', made(), {}],
    ['custom_bet_other_match', made(legOf('1'), pickOf('b')), {}],
    ['selection_suspended', made(legOf('1'), { ...legOf('2'), isSuspended: true }), {}],
    ['match_closed', made({ ...legOf('1'), matchStatus: 3 }, { ...legOf('2'), matchStatus: 3 }), {}],
  ])('is refused as %s', (code, event, changes) => {
    const before = play(picked('b'));
    const { ticket, result } = reduceTicket(before, event, contextOf(changes));
    expect(ticket).toBe(before);
    expect(result.kind === 'refused' && result.refusals[0]).toMatchObject({ code });
  });

  it('[TICKET-8] waits for a placement in progress', () => {
    const before = play([...picked('a'), staked(500), placing()]);
    expect(reduceTicket(before, both, contextOf()).result).toMatchObject({ refusals: [{ code: 'in_progress' }] });
  });
});
