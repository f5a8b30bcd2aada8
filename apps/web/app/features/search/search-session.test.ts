import type { SearchResults } from '@slipstream/contract/entities/catalogue/search-results';
import { expect, it } from 'vitest';

import { filterQuery, noFilter } from './filters/search-filter.ts';
import { SearchSession } from './search-session.ts';

const nothing: SearchResults = { matches: [], tournaments: [], categories: [], sports: [] };

/** A search whose waits and answers a test decides. */
function session() {
  const waits: (() => void)[] = [];
  const asked: { query: string; signal: AbortSignal; answer: (results: SearchResults | undefined) => void }[] = [];
  const popular = { teams: [], tournaments: [] };
  const search = new SearchSession({
    askPopular: async () => popular,
    wait: (run) => {
      waits.push(run);
      return () => {
        const at = waits.indexOf(run);
        if (at >= 0) waits.splice(at, 1);
      };
    },
    ask: (query, signal) =>
      new Promise((resolve) => {
        asked.push({ query, signal, answer: resolve });
      }),
  });
  return { search, asked, elapse: () => waits.splice(0).forEach((run) => run()) };
}

const settled = () => Promise.resolve();

it('[CAT-4] asks once for what was typed in a hurry, and only from three characters on', () => {
  const { search, asked, elapse } = session();
  for (const typed of ['a', 'ar', 'ars', 'arse']) search.type(typed);
  elapse();
  expect(asked.map(({ query }) => query)).toEqual(['arse']);
  expect(search.state().phase).toBe('asking');
});

it('[CAT-4] shows the answer to the last word only, whatever comes in what order', async () => {
  const { search, asked, elapse } = session();
  search.type('arsenal');
  elapse();
  search.type('chelsea');
  elapse();
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[1]?.answer({ ...nothing });
  asked[0]?.answer({ ...nothing });
  await settled();
  expect(search.state()).toMatchObject({ phase: 'answered', answered: 'chelsea' });
});

it('[CAT-4] knows what it was told before', async () => {
  const { search, asked, elapse } = session();
  search.type('arsenal');
  elapse();
  asked[0]?.answer(nothing);
  await settled();
  search.type('arsenal f');
  search.type('arsenal');
  elapse();
  expect(asked).toHaveLength(1);
  expect(search.state()).toMatchObject({ phase: 'answered', results: nothing });
});

it('[CAT-4] says when there is no answer, and asks again', async () => {
  const { search, asked, elapse } = session();
  search.type('arsenal');
  elapse();
  asked[0]?.answer(undefined);
  await settled();
  expect(search.state().phase).toBe('failed');
  search.retry();
  asked[1]?.answer(nothing);
  await settled();
  expect(search.state().phase).toBe('answered');
});

it('[CAT-4] forgets its results with what was typed', async () => {
  const { search, asked, elapse } = session();
  search.type('arsenal');
  elapse();
  asked[0]?.answer(nothing);
  await settled();
  search.type('a');
  expect(search.state()).toEqual({
    typed: 'a',
    filter: noFilter,
    phase: 'idle',
    answered: '',
    results: undefined,
    popular: undefined,
  });
});

it('[CAT-4] knows what is popular once it was opened, whatever is typed then', async () => {
  const { search } = session();
  search.type('ars');
  await search.open();
  expect(search.state()).toMatchObject({ typed: 'ars', popular: { teams: [], tournaments: [] } });
  search.type('');
  expect(search.state()).toMatchObject({ phase: 'idle', popular: { teams: [], tournaments: [] } });
});

it('[CAT-4] a filter searches again for what was typed, and is sent as the call has it', async () => {
  const { search, asked, elapse } = session();
  search.type('arsenal');
  elapse();
  asked[0]?.answer(nothing);
  await settled();
  search.choose({ ...noFilter, when: 'live', kind: 'cyber' });
  elapse();
  expect(asked).toHaveLength(2);
  expect(filterQuery(search.state().filter)).toEqual({ sportType: ['cyber'], matchStatus: [1], onlyEventsName: true });
  search.choose(noFilter);
  expect([search.state().phase, asked.length]).toEqual(['answered', 2]);
  expect(filterQuery(noFilter)).toEqual({});
});
