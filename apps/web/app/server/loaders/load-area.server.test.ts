import { describe, expect, it } from 'vitest';

import { createApi } from '../../api/call-api.ts';
import { loadArea } from './load-area.server.ts';

/** A backend that answers every call with the same words. */
function backend(status: number, body: unknown) {
  const asked: string[] = [];
  const api = createApi({
    origin: 'http://api.test',
    locale: 'en',
    fetch: async (url) => {
      asked.push(url as string);
      return Response.json(body, { status });
    },
  });
  return { api, asked };
}

const emptyList = { data: [], pagination: { total: 0, page: 1, limit: 10, last_page: 1 } };
const text = { type: 'text', id: 'rules', settings: { title: null, text: 'Play fair.' } };
const liveNow = { type: 'live-now', id: 'live', settings: { title: null, sports: ['tennis'], each: 3, limit: 10 } };

async function load(
  blocks: Parameters<typeof loadArea>[1],
  status = 200,
  body: unknown = emptyList,
  sportKey?: string,
) {
  const told: string[] = [];
  const { api, asked } = backend(status, body);
  const loaded = await loadArea(api, blocks, { sportKey }, (line) => told.push(line));
  return { loaded, told, asked };
}

describe('loadArea', () => {
  it('[CONFIG-2] reads every block with its own schema and fetches what it needs', async () => {
    const { loaded, told, asked } = await load([text, liveNow]);
    expect(loaded).toEqual([
      { ...text, data: null },
      { ...liveNow, data: { matches: [] } },
    ]);
    expect(told).toEqual([]);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain('sport_key=tennis');
    expect(asked[0]).toContain('max_per_sport=3');
  });

  it('[CAT-8] asks for leagues by the priorities of the key that a block names', async () => {
    const settings = { title: null, sports: [], leagues: [], limit: 4 };
    const { asked } = await load([
      { type: 'league-list', id: 'own', settings },
      { type: 'league-list', id: 'key', settings: { ...settings, priority: 'top-leagues' } },
    ]);
    const lists = asked.filter((url) => url.includes('/tournaments'));
    expect(lists.map((url) => new URL(url).searchParams.get('priority_key'))).toEqual([null, 'top-leagues']);
  });

  it.each([
    ['an unknown type', { type: 'horoscope', id: 'x', settings: {} }, 'block x is of the unknown type horoscope'],
    [
      'a missing setting',
      { type: 'text', id: 'x', settings: { title: null } },
      'block x (text) has a broken setting: text is missing',
    ],
    [
      'a limit beyond bounds',
      { ...liveNow, id: 'x', settings: { ...liveNow.settings, limit: 0 } },
      'broken setting: limit',
    ],
    ['the name of an object’s own', { type: 'constructor', id: 'x', settings: {} }, 'unknown type constructor'],
  ])('[CONFIG-2] leaves out %s and tells of it, and keeps the rest', async (_, block, line) => {
    const { loaded, told } = await load([block, text]);
    expect(loaded.map(({ id }) => id)).toEqual(['rules']);
    expect(told).toEqual([expect.stringContaining(line)]);
  });

  it('[CONFIG-2] a block whose data does not come keeps its place', async () => {
    const { loaded } = await load([liveNow, text], 503, {});
    expect(loaded.map(({ id, data }) => [id, data])).toEqual([
      ['live', undefined],
      ['rules', null],
    ]);
  });

  it('[CONFIG-2] a page that is narrowed to a sport narrows its blocks, whatever they were set to', async () => {
    const { asked } = await load([liveNow], 200, emptyList, 'darts');
    expect(asked[0]).toContain('sport_key=darts');
    expect(asked[0]).not.toContain('max_per_sport');
  });
});
