import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startKeptPostgres } from '../database/server/postgres-server.ts';
import type { Options } from '../options/options.ts';

/** Where the book is kept, and what to do when it is closed. */
export async function openPlace({ database, data, reset }: Options, folder: string) {
  if (database !== 'embedded')
    return { place: database ?? join(folder, 'book.sqlite'), release: () => Promise.resolve() };
  // Beside the data folder and not in it: only its owner may enter that, and PostgreSQL may run as another user.
  const files = `${resolve(data)}-postgres`;
  if (reset) rmSync(files, { recursive: true, force: true });
  const { url, stop } = await startKeptPostgres(files);
  return { place: url, release: stop };
}
