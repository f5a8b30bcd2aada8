import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type { MatchId } from '@slipstream/units/ids';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

import { renderOnPage } from '../../shared/page/render-fixture.tsx';
import { marketOf, matchOf } from '../../state/board/board-fixture.ts';
import { stillMs } from '../../state/touches.ts';
import { Featured } from './featured.tsx';

function match(id: string): Match {
  const made = matchOf(1, { ...marketOf(1, { home: 2000, away: 1800 }), matchId: id as MatchId });
  const { home } = made.competitors;
  return { ...made, id: id as MatchId, competitors: { ...made.competitors, home: { ...home, name: `Home ${id}` } } };
}

it('[RT-6] [SHOW-17] another best match replaces a card, but not under a finger', async () => {
  vi.useFakeTimers();
  const lists = createStore<readonly Match[]>(() => [match('1'), match('2')]);
  const Page = () => <Featured matches={useStore(lists)} />;
  const { texts } = renderOnPage(<Page />);
  const names = () => texts('h2:first-child [title]');
  expect(names()).toEqual(['Home 1', 'Home 2']);
  dispatchEvent(new Event('pointerdown'));
  dispatchEvent(new Event('pointerup'));
  await act(async () => lists.setState([match('3'), match('1')], true));
  expect(names()).toEqual(['Home 1', 'Home 2']);
  await act(async () => vi.advanceTimersByTime(stillMs + 1));
  expect(names()).toEqual(['Home 3', 'Home 1']);
  vi.useRealTimers();
});
