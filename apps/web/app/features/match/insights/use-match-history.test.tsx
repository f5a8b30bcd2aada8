import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { renderOnPage } from '../../../shared/page/render-fixture.tsx';
import type { MatchPageData } from '../match-page-data.ts';
import { useMatchHistory } from './use-match-history.ts';

const form = { type: 'form', home: [], away: [] };
const meetings = { type: 'head-to-head', home_wins: 3, draws: 0, away_wins: 0, matches: [] };
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A backend that breaks off so many calls for the head-to-head and then answers. */
function answerAfter(failures: number): void {
  let left = failures;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const path = new URL(String(input instanceof Request ? input.url : input), 'http://localhost').pathname;
    asked.push(path.split('/').at(-1) ?? '');
    if (path.endsWith('form')) return Response.json(form);
    left -= 1;
    if (left >= 0) throw new TypeError('no connection');
    return Response.json(meetings);
  });
}

function Page({ isHistoryLate }: { readonly isHistoryLate: boolean }) {
  const page = { event: { id: '1001' }, headToHead: null, form: null, isHistoryLate } as unknown as MatchPageData;
  return <p>{useMatchHistory(page).headToHead?.homeWins ?? 'none'}</p>;
}

async function pass(ms: number): Promise<void> {
  await act(async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(ms);
  });
}

it('[SHOW-14] what came too late for the page is asked for, again where there was no answer', async () => {
  answerAfter(1);
  const { texts } = renderOnPage(<Page isHistoryLate />, { apiUrl: 'http://localhost' });
  await pass(100);
  expect(texts('p')).toEqual(['none']);
  await pass(3100);
  expect(texts('p')).toEqual(['3']);
  expect(asked).toEqual(['head-to-head', 'form', 'head-to-head', 'form']);
  await pass(10_000);
  expect(asked).toHaveLength(4);
});

it('[SHOW-14] a backend that never answers is asked three times', async () => {
  answerAfter(100);
  renderOnPage(<Page isHistoryLate />, { apiUrl: 'http://localhost' });
  await pass(100);
  for (let at = 0; at < 6; at += 1) await pass(3100);
  expect(asked.filter((each) => each === 'head-to-head')).toHaveLength(3);
});

it('[SHOW-14] nothing is asked where nothing is missing', async () => {
  answerAfter(0);
  renderOnPage(<Page isHistoryLate={false} />);
  await pass(5000);
  expect(asked).toEqual([]);
});
