import { afterEach, expect, it, vi } from 'vitest';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';
import { createPlayerLanguages } from './player-languages.ts';

let sandbox: TestSandbox | null = null;
afterEach(async () => {
  await sandbox?.close();
  sandbox = null;
});

it('[RUN-8] reads the languages of all who are asked about in a turn with one statement, and English for all if it fails', async () => {
  sandbox = await runningSandbox({ database: ':memory:' });
  const { database } = sandbox.core;
  const players = await database.selectFrom('player').select(['id', 'language']).execute();
  const reports: unknown[] = [];
  const read = vi.spyOn(database, 'selectFrom');
  const languageOf = createPlayerLanguages(database, (error) => reports.push(error));
  const ids = [...players, ...players].map(({ id }) => id);
  expect(await Promise.all(ids.map(languageOf))).toEqual([...players, ...players].map(({ language }) => language));
  expect(read).toHaveBeenCalledTimes(1);
  expect(await languageOf('nobody')).toBe('en');
  expect(read).toHaveBeenCalledTimes(2);
  const gone = new Error('gone');
  read.mockImplementationOnce(() => {
    throw gone;
  });
  expect([await languageOf(ids[0] ?? ''), reports]).toEqual(['en', [gone]]);
});
