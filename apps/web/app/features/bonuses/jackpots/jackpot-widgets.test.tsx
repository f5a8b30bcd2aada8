import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import type { Api } from '../../../api/call-api.ts';
import { renderOnPage } from '../../../shared/page/render-fixture.tsx';
import { JackpotWidgets } from './jackpot-widgets.tsx';

afterEach(() => vi.useRealTimers());

it('[JACKPOT-1] a jackpot is asked for every 15 seconds and its hits every 60, while the page is visible', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const jackpot = { id: 'j', name: 'City', description: '', currency: 'EUR', hitsAmount: 0, levels: [] };
  const asked: string[] = [];
  const call = async ({ id }: { id: string }) => {
    asked.push(id);
    return Promise.resolve({
      kind: 'reply',
      reply: { data: id === 'getJackpots' ? [jackpot] : id === 'getJackpot' ? jackpot : [] },
    });
  };
  renderOnPage(<JackpotWidgets api={{ call } as unknown as Api} />);
  await act(async () => vi.advanceTimersByTimeAsync(0));
  await act(async () => vi.advanceTimersByTimeAsync(60_000));
  const times = (wanted: string) => asked.filter((id) => id === wanted).length;
  // At once, then after 15, 30, 45 and 60 seconds; the hits at once and after 60.
  expect([times('getJackpot'), times('getJackpotHits')]).toEqual([5, 2]);
});

it.each([
  ['active', 0, 'Must drop by €60.00', null],
  ['paused', 0, 'Paused', null],
  ['disabled', 0, 'Turned off', null],
  ['finished', 0, 'Finished', null],
  ['created', 4200, 'Not started yet', '€42.00 paid so far'],
])('[JACKPOT-3] a level that is %s, of a jackpot that has paid %i, says "%s"', async (state, paid, words, total) => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const level = { code: 'mini', name: 'Mini', poolAmount: 5000, mustHitBy: 6000, state };
  const jackpot = { id: 'j', name: 'City lights', description: 'All bets.', currency: 'EUR', hitsAmount: paid };
  const data = [{ ...jackpot, levels: [level] }];
  const call = async ({ id }: { id: string }) =>
    Promise.resolve({
      kind: 'reply',
      reply: { data: id === 'getJackpot' ? data[0] : id === 'getJackpots' ? data : [] },
    });
  const { texts } = renderOnPage(<JackpotWidgets api={{ call } as unknown as Api} />);
  await act(async () => Promise.resolve());
  expect(texts('li > span').at(-1)).toBe(words);
  expect(texts('p')).toEqual(total === null ? ['All bets.'] : ['All bets.', total]);
});
