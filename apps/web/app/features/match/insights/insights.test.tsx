import type { MatchStatus } from '@slipstream/units/match-status';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

import { renderOnPage } from '../../../shared/page/render-fixture.tsx';
import { matchOf } from '../../../state/board/board-fixture.ts';
import type { MatchPageData } from '../match-page-data.ts';
import { Insights } from './insights.tsx';

/** What the style sheet gives the tabs: a place beside the markets, or none. */
let widthBeside = 0;

beforeEach(() => {
  widthBeside = 0;
  sessionStorage.clear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: ResizeObserverCallback;
      constructor(tell: ResizeObserverCallback) {
        this.#tell = tell;
      }
      observe() {
        const entry = { contentRect: { width: widthBeside } } as ResizeObserverEntry;
        this.#tell([entry], this as unknown as ResizeObserver);
      }
      disconnect() {
        // Nothing is kept.
      }
    },
  );
});

const rows = [{ key: 'shots', unit: 'count', home: 1, away: 2 }] as const;
const page = {
  statistics: { type: 'statistics', rows, momentum: [] },
  incidents: [],
} as unknown as MatchPageData;
const history = { headToHead: null, form: null };

async function open(status: MatchStatus) {
  const rendered = renderOnPage(<Insights match={matchOf(1, null, status)} page={page} history={history} />);
  await act(async () => vi.dynamicImportSettled());
  return { ...rendered, selected: () => rendered.texts('[aria-selected=true]') };
}

it('[SHOW-14] is closed below the score, and a second press of a tab closes it again', async () => {
  const { press, selected, container } = await open(1);
  expect(selected()).toEqual([]);
  expect(container.querySelector('[role=tabpanel]')?.textContent).toBe('');
  await press('Statistics');
  await act(async () => vi.dynamicImportSettled());
  expect(selected()).toEqual(['Statistics']);
  expect(container.querySelector('[role=tabpanel]')?.textContent).toContain('Shots');
  await press('Statistics');
  expect(selected()).toEqual([]);
});

it('[SHOW-14] is open beside the markets, and stays so', async () => {
  widthBeside = 356;
  const { press, selected } = await open(1);
  expect(selected()).toEqual(['Tracker']);
  await press('Tracker');
  expect(selected()).toEqual(['Tracker']);
});

it('[SHOW-14] is open when the match is over and no price is left', async () => {
  const { selected } = await open(4);
  expect(selected()).toEqual(['Statistics']);
});

it('[NOTE-5] opens the tab of the match before, where tabs stand open', async () => {
  const first = await open(1);
  await first.press('Statistics');
  expect((await open(1)).selected()).toEqual([]);
  widthBeside = 356;
  expect((await open(1)).selected()).toEqual(['Statistics']);
});
