import { act } from 'react';
import { expect, it, vi } from 'vitest';

import type { Api } from '../../../api/call-api.ts';
import { renderOnPage } from '../../../shared/page/render-fixture.tsx';
import { JackpotWidgets } from './jackpot-widgets.tsx';

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
