import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/root.ts';
import { findSchemathesis } from './schemathesis.ts';
import { withExamples, type OpenApi } from './with-examples.ts';

it('a machine without Python is told so in one line', () => {
  const fuzzer = findSchemathesis(join(root, 'nowhere'), ['no-such-python']);
  expect(fuzzer).toEqual({
    kind: 'missing',
    line: 'The fuzzer needs Python 3.10 or newer, which is not here. Nothing was tested.',
  });
});

it('the document gets values that exist, where the API has them', () => {
  const document = JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8')) as OpenApi;
  const values = {
    matchIds: ['m1', 'm2'],
    categoryIds: ['c1'],
    tournamentIds: ['t1'],
    betIds: ['b1'],
    shareCodes: ['s1'],
    placement: { bets: [] },
    bets: [{}],
  };
  const { paths } = withExamples(document, values);
  const examples = (path: string, name: string) =>
    Object.values(paths[path]?.['get']?.parameters?.find((one) => one.name === name)?.examples ?? {});
  expect(examples('/v2/matches/{id}', 'id')).toEqual([{ value: 'm1' }, { value: 'm2' }]);
  expect(examples('/v2/tournaments/{id}', 'id')).toEqual([{ value: 't1' }]);
  expect(examples('/v3/bets/{id}', 'id')).toEqual([{ value: 'b1' }]);
  expect(examples('/v2/matches', 'limit')).toEqual([]);
  expect(JSON.stringify(paths['/v3/bets']?.['post']?.requestBody)).toContain('"real-0":{"value":{"bets":[]}}');
  expect(Object.keys(paths)).toEqual(Object.keys(document.paths));
});
