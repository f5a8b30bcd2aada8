import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readConfig } from '../config/config.server.ts';
import { createSharedAssets } from './shared-assets.server.ts';
import { createWebApp } from './web-app.server.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'assets-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function build(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const at = path.join(folder, name);
  await mkdir(at);
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(path.join(at, file), text)));
  return at;
}

function server(shared: ReturnType<typeof createSharedAssets> | null) {
  const read = readConfig({});
  if (read.kind === 'problem') throw new Error(read.line);
  return createWebApp({
    config: read.config,
    files: new Map(),
    sharedAssets: shared,
    now: () => 0,
    known: { current: () => undefined, newest: async () => undefined },
    render: async () => new Response('a page', { status: 404 }),
  });
}

describe('[PAGE-9] files of another build', () => {
  it('are served by a server of this one, for ever and compressed', async () => {
    const shared = createSharedAssets(path.join(folder, 'shared'));
    await shared.add(await build('old', { 'match-Ab1.js': 'let old', 'match-Ab1.js.br': 'br' }));
    await shared.add(await build('new', { 'match-Cd2.js': 'let fresh' }));
    const app = server(shared);
    const old = await app.request('/assets/match-Ab1.js');
    expect([old.status, await old.text()]).toEqual([200, 'let old']);
    expect(old.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const small = await app.request('/assets/match-Ab1.js', { headers: { 'accept-encoding': 'br' } });
    expect([small.headers.get('content-encoding'), await small.text()]).toEqual(['br', 'br']);
    expect(await (await app.request('/assets/match-Cd2.js')).text()).toBe('let fresh');
  });

  it('are added whole, and leave nothing else behind', async () => {
    const shared = createSharedAssets(path.join(folder, 'shared'));
    const at = await build('old', { 'a.js': '1', 'b.css': '2' });
    await Promise.all([shared.add(at), shared.add(at)]);
    expect((await readdir(path.join(folder, 'shared'))).toSorted()).toEqual(['a.js', 'b.css']);
  });

  it.each(['/assets/../secret.js', '/assets/%2e%2e/secret.js', '/assets/.hidden.js', '/assets/a/b.js', '/assets/'])(
    'are found by their names alone: %s is nowhere',
    async (address) => {
      await writeFile(path.join(folder, 'secret.js'), 'secret');
      const shared = createSharedAssets(path.join(folder, 'shared'));
      await shared.add(await build('old', { 'a.js': '1' }));
      expect(await shared.find(address)).toBeUndefined();
    },
  );

  it.each([
    ['with', true],
    ['without', false],
  ])('that nobody has are a bare 404 that is kept nowhere, %s a shared folder', async (_name, hasFolder) => {
    const answer = await server(hasFolder ? createSharedAssets(folder) : null).request('/assets/gone-Xy9.js');
    expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([404, '', 'no-store']);
  });
});
