import type { Bet } from '@slipstream/contract/entities/bets/bet';
import { minor } from '@slipstream/units/minor';
import { act, useSyncExternalStore } from 'react';
import { describe, expect, it, vi } from 'vitest';

import type { Api } from '../../../api/call-api.ts';
import { renderOnPage } from '../../../shared/page/render-fixture.tsx';
import { betOf } from '../../../state/my-bets/bet-fixture.ts';
import { BetCard } from './bet-card.tsx';
import type { EndedBets } from './bet-ended.tsx';

const call = vi.fn<(...args: readonly unknown[]) => Promise<unknown>>();
const api = { call } as unknown as Api;

function card(changes: Partial<Bet>, ended: EndedBets | null = null) {
  return renderOnPage(<BetCard bet={betOf(changes)} api={api} ended={ended} />);
}

/** A card whose bet changes while it is shown. */
function shown(bet: Bet) {
  const changes = new EventTarget();
  let current = bet;
  function Shown() {
    const now = useSyncExternalStore(
      (listener) => {
        changes.addEventListener('change', listener);
        return () => changes.removeEventListener('change', listener);
      },
      () => current,
    );
    return <BetCard bet={now} api={api} ended={null} />;
  }
  const page = renderOnPage(<Shown />);
  return {
    ...page,
    show: (next: Bet) =>
      act(() => {
        current = next;
        changes.dispatchEvent(new Event('change'));
      }),
  };
}

const won = { status: 'done', result: 'win_entire', winAmount: minor(2000), settledAt: 0 } as unknown as Partial<Bet>;

describe('[MYBETS-2] a bet in the list', () => {
  it.each([
    [{ status: 'submitted' }, 'Being checked', 'waiting'],
    [{ status: 'waiting_results' }, 'Open', 'plain'],
    [won, 'Won', 'good'],
    [{ status: 'done', result: 'lose_entire' }, 'Lost', 'bad'],
  ])('says how it stands in words and supports them with a colour: %o', (changes, words, tone) => {
    const { container } = card(changes as Partial<Bet>);
    const state = container.querySelector('[data-tone]');
    expect([state?.textContent, state?.getAttribute('data-tone')]).toEqual([words, tone]);
  });

  it.each([
    ['cancelled', 'Cancelled', 'We cancelled this bet. The stake is back in your balance.'],
    ['withdrawn', 'Withdrawn', 'This bet was withdrawn. The stake is back in your balance.'],
  ] as const)('that was %s says so, and where its stake is', (status, words, text) => {
    const { container, texts } = card({ status, result: 'canceled' });
    expect(container.querySelector('[data-tone]')?.textContent).toBe(words);
    expect(texts('p')).toContain(text);
  });

  it('that was withdrawn and had a freebet says that the freebet is back', () => {
    const bonus = { id: 'f', type: 'freebet', odds: null, freebetType: 'freebet_only_win' } as Bet['bonus'];
    expect(card({ status: 'withdrawn', result: 'canceled', bonus }).texts('p')).toContain('Your free bet is back.');
  });

  it('[MYBETS-7] that was withdrawn shows its stake as returned', () => {
    const stake = { value: minor(1000), currency: 'EUR', subunits: 100 } as const;
    const { container } = card({ status: 'withdrawn', result: 'canceled', stake });
    const returned = [...container.querySelectorAll('dt')].find(({ textContent }) => textContent === 'Returned');
    expect(returned?.nextElementSibling?.textContent).toBe('€10.00');
  });

  it('shows what it may return while it is open, and what it paid when it is over', () => {
    const open = card({ stake: { value: minor(1000), currency: 'EUR', subunits: 100 }, potentialWin: minor(2500) });
    expect(open.texts('dd').join(' ')).toContain('€25.00');
    expect(card(won).texts('dd').join(' ')).toContain('€20.00');
  });

  it('shows its number and dates only when asked for details', async () => {
    const { container, press, button } = card({ ref: 'ABC-123' });
    expect(container.textContent).not.toContain('ABC-123');
    await press('Details');
    expect(container.textContent).toContain('ABC-123');
    expect(button('Details')).toBeUndefined();
  });

  it('[MYBETS-9] that ended while it was shown leads to settled bets or goes', async () => {
    const ended = { onSettled: vi.fn<() => void>(), onClose: vi.fn<(id: unknown) => void>() };
    const { press } = card(won, ended);
    await press('Settled bets');
    expect(ended.onSettled).toHaveBeenCalledOnce();
    await press('Close');
    expect(ended.onClose).toHaveBeenCalledWith('b1');
  });
});

const sold = (count: number): Partial<Bet> => ({
  cashout: { ...betOf().cashout, parts: Array.from({ length: count }, () => ({ amount: minor(300) })) as never },
});

describe('[CONFIG-7] a moment', () => {
  it.each([
    ['a win', [{}, won], 'win'],
    ['a cashout', [{}, { status: 'cashed_out', result: 'cashed_out' }], 'cashout'],
    ['a cashout of a part', [{}, sold(1)], 'cashout'],
    ['another part', [sold(1), sold(2)], 'cashout'],
    ['a loss', [{}, { status: 'done', result: 'lose_entire' }], undefined],
    ['what was won before it was shown', [won, won], undefined],
    ['what was sold before it was shown', [sold(1), sold(1)], undefined],
  ] as const)('%s', (_, states, moment) => {
    const [first, then] = (states as readonly Partial<Bet>[]).map(betOf);
    const { container, show } = shown(first ?? betOf());
    show(then ?? betOf());
    expect(container.querySelector('[data-moment]')?.getAttribute('data-moment')).toBe(moment);
  });
});

describe('a smaller stake that the bookmaker offers', () => {
  const offer = { stake: minor(300), expiresAtMs: 60_000 };

  it('is taken with one press, and the bet becomes what was answered', async () => {
    const bet = betOf({ status: 'submitted', offer } as unknown as Partial<Bet>);
    call.mockResolvedValueOnce({ kind: 'reply', reply: { bet: { ...bet, status: 'waiting_results' } } });
    const { press, texts, stores } = renderOnPage(<BetCard bet={bet} api={api} ended={null} />);
    const take = texts('button').find((name) => name.includes('€3.00')) ?? '';
    await press(take);
    expect(call.mock.calls[0]?.[1]).toEqual({ params: { id: bet.id }, body: { accept: true, stake: 300 } });
    expect(stores.bets.get(bet.id)?.status).toBe('waiting_results');
  });
});

it.each([
  [{ type: 'single' }, 'Single, €10.00'],
  [{ type: 'custom_bet' }, 'Bet builder, €10.00'],
])('names a bet by its kind and stake for screen readers: %o', (changes, name) => {
  const { container } = card(changes as Partial<Bet>);
  expect(container.querySelector('article')?.getAttribute('aria-label')).toBe(name);
});
