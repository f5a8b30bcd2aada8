import { act } from 'react';
import { expect, it } from 'vitest';

import { renderOnPage } from '../../../shared/page/render-fixture.tsx';
import { changeOf, matchId, matchOf } from '../../../state/board/board-fixture.ts';
import { arrangeCards } from './market-cards.ts';
import { market } from './market-fixture.ts';
import { MarketNote } from './market-note.tsx';

const kickOff = '2026-08-02T18:30:00Z';

async function noteOf(status: -4 | -2 | 1, nextBetStop: string | null) {
  const shown = market('100', 'Winner', { home: 2000, away: 2000 }, { nextBetStop });
  const match = matchOf(1, null, 0);
  const [card] = arrangeCards([shown]);
  if (card === undefined) throw new Error('no card');
  const page = renderOnPage(<MarketNote card={card} event={match} />);
  await act(async () => {
    page.stores.board.applyMatch(match);
    page.stores.board.applyMarkets(matchId, [shown], true, 1);
    page.stores.board.applyMarketsChanged(changeOf(5, 1, {}, status));
    // The board hands changes on with the next frame.
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  return page.container.textContent;
}

it.each([
  [1, null, ''],
  [1, kickOff, ''],
  [1, '2026-08-02T12:15:00Z', 'Bets until 12:15'],
  [-2, null, 'Moving to live odds. It may open again in a moment.'],
  [-4, null, 'Market cancelled. Stakes are returned.'],
] as const)('[CAT-5] [CAT-12] a market of status %i that stops at %s says "%s"', async (status, stop, words) => {
  expect(await noteOf(status, stop)).toBe(words);
});
