import type { OutcomeId } from '@slipstream/units/ids';
import { minor } from '@slipstream/units/minor';
import { odds } from '@slipstream/units/odds';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { renderOnPage } from '../../shared/page/render-fixture.tsx';
import { pickFrom, playerTerms, slipFixture } from '../../state/slip/slip-fixture.ts';
import SlipBody from './slip-body.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.spyOn(performance, 'now').mockReturnValue(0);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A slip with one selection at 2.00, and the bodies of what it sends. */
function drawn(stake = 500) {
  const sent: unknown[] = [];
  const fixture = slipFixture(playerTerms, async (request) => {
    sent.push(await request.json());
    return Response.json({ message: 'No', code: 'refused', details: [], errors_by_bet: [] }, { status: 400 });
  });
  const { slip, board, market, session } = fixture;
  session.end();
  const pick = pickFrom(board, market, 0);
  slip.toggle(pick);
  slip.dispatch({ kind: 'stake-changed', target: 'all', stake: minor(stake) });
  const page = renderOnPage(<SlipBody slip={slip} />, { bonuses: { hasProgress: false } } as never);
  const button = () => page.container.querySelector<HTMLButtonElement>('button[class*="place"]');
  let version = market.version;
  /** A price from the feed, shown at this time. */
  function move(price: number, atMs = 0) {
    vi.mocked(performance.now).mockReturnValue(atMs);
    const outcomes = [{ id: pick.outcomeId, active: true, odds: odds(price) }];
    const { id, specifier } = market;
    version += 1;
    act(() => {
      slip.dispatch({
        kind: 'market-updated',
        market: { matchId: pick.matchId, id, specifier, version, status: 1, outcomes },
      });
    });
  }
  function fire(type: 'pointerdown' | 'click', atMs: number) {
    const event = new MouseEvent(type, { bubbles: true, detail: type === 'click' ? 1 : 0 });
    Object.defineProperty(event, 'timeStamp', { value: atMs });
    return act(async () => void button()?.dispatchEvent(event));
  }
  return { ...fixture, page, button, move, fire, sent, words: () => button()?.textContent.replaceAll('\u00A0', ' ') };
}

describe('[TICKET-4] a price that moved', () => {
  it('is accepted and the bet placed with one press on one button that names both', async () => {
    const { move, fire, words, sent } = drawn();
    move(1900);
    expect(words()).toBe('Accept 1.90 and place €5.002.00 → 1.90 · returns €9.50, was €10.00');
    await fire('pointerdown', 1000);
    await fire('click', 1080);
    expect(sent).toMatchObject([{ bets: [{ stake: 500, selections: [{ odds: 1900 }] }] }]);
  });

  it('that moves again while the button is pressed is not placed, and the button names the new one', async () => {
    const { move, fire, words, sent, slip } = drawn();
    move(1900);
    await fire('pointerdown', 1000);
    move(1800, 1020);
    await fire('click', 1080);
    expect(sent).toEqual([]);
    expect(words()).toContain('Accept 1.80 and place €5.00');
    expect(slip.ticket().kind).toBe('oddsChanged');
  });

  it.each([
    [299, 0],
    [300, 1],
  ])('and is named for %i ms before a press: %i bets are sent', async (ms, count) => {
    const { move, fire, sent } = drawn();
    move(1900, 5000);
    await fire('pointerdown', 5000 + ms);
    await fire('click', 5000 + ms + 80);
    expect(sent).toHaveLength(count);
  });

  it('does not turn a press on "Place bet" into one that accepts it', async () => {
    const { move, fire, sent, words } = drawn();
    expect(words()).toContain('Place bet · €5.00');
    await fire('pointerdown', 1000);
    move(1900, 1010);
    await fire('click', 5000);
    expect(sent).toEqual([]);
  });

  it('is asked about after a missing stake', () => {
    const { move, words, slip } = drawn(0);
    move(1900);
    expect(words()).toBe('Enter a stake');
    act(() => void slip.dispatch({ kind: 'stake-changed', target: 'all', stake: minor(700) }));
    expect(words()).toContain('Accept 1.90 and place €7.00');
  });

  it('is one of several: the button names the odds of all, or how many moved', () => {
    const { board, market, slip, move, words } = drawn();
    const other = { ...pickFrom(board, market, 1), matchId: 'm2' as never, outcomeId: 'x' as OutcomeId };
    act(() => slip.toggle(other));
    move(1900);
    expect(words()).toBe('Accept 7.60 and place €5.002.00 → 1.90 · returns €38.00, was €40.00');
    act(() => void slip.dispatch({ kind: 'type-changed', betType: 'single' }));
    expect(words()).toContain('Accept the new odds and place €5.00');
  });
});
