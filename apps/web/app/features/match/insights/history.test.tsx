import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { matchOf } from '../../../state/board/board-fixture.ts';
import { createStores } from '../../../state/stores.ts';
import { StoresContext } from '../../../state/use-stores.ts';
import { MessagesProvider } from '../../../shared/messages/messages-provider.tsx';
import { History } from './history.tsx';

const messages = await loadCatalogue('en');
const past = {
  id: '1',
  startTime: '2026-01-01T00:00:00Z',
  tournament: { id: '1', name: 'League' },
  home: 'Arsenal',
  away: 'Tottenham Hotspur',
  totalScore: { home: 1, away: 0 },
  periodScore: [],
  winner: 'home',
} as never;

/** `home 2, draw 1`: the bars that are drawn, each with its share. */
function barsOf(homeWins: number, draws: number, awayWins: number): { readonly bars: string; readonly text: string } {
  const headToHead = { type: 'head-to-head', homeWins, draws, awayWins, matches: [past] } as const;
  const stores = createStores({ clock: { nowMs: 0, rate: 1 }, oddsFormat: 'european' });
  const markup = renderToStaticMarkup(
    <StoresContext value={stores}>
      <MessagesProvider locale="en" messages={messages}>
        <History match={matchOf(1, null)} headToHead={headToHead} form={null} />
      </MessagesProvider>
    </StoresContext>,
  );
  const bars = [...markup.matchAll(/data-side="(\w+)" style="flex-grow:([\d.]+)"/g)];
  return {
    bars: bars.map(([, side, share]) => `${side} ${share}`).join(', '),
    text: markup.replaceAll(/<[^>]*>/g, ' '),
  };
}

it.each([
  [0, 2, 3, 'draw 2, away 3'],
  [4, 0, 1, 'home 4, away 1'],
  [1, 1, 1, 'home 1, draw 1, away 1'],
])('[SHOW-4] %i wins, %i draws and %i losses are bars of those lengths', (homeWins, draws, awayWins, bars) => {
  expect(barsOf(homeWins, draws, awayWins).bars).toBe(bars);
});

it('[SHOW-4] a side that never won is still named with its figure', () => {
  expect(barsOf(0, 2, 3).text).toMatch(/Arsenal\s+0 wins/);
});
