import { calls } from '@slipstream/contract/http/calls';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/root.ts';
import { importsOf } from './imports-of.ts';
import { trackedFiles } from './tracked-files.ts';

/** Calls that neither the web app nor the demo host makes, and why the contract has them. */
const withoutClient: Readonly<Record<string, string>> = {
  addSearch: 'The web app keeps recent searches on the device.',
  clearSearchHistory: 'The web app keeps recent searches on the device.',
  getSearchHistory: 'The web app keeps recent searches on the device.',
  exportMatches: 'Partners call it (CONFIG-5).',
};

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const sourcesIn = (pattern: RegExp) => trackedFiles(pattern).filter((path) => !/\.test\.|\/testing\//.test(path));
const importedIn = (pattern: RegExp) =>
  new Set(sourcesIn(pattern).flatMap((path) => importsOf(read(path)).map(({ target }) => target)));

/** The declared calls: one file each. */
const declared = sourcesIn(/^packages\/contract\/src\/http\/\w+\/[\w-]+\.ts$/).flatMap((path) => {
  const source = read(path);
  if (!source.includes('satisfies Call;')) return [];
  const target = path.replace('packages/contract/src', '@slipstream/contract').replace(/\.ts$/, '');
  return [{ path, target, id: /^ {2}id: '(\w+)'/m.exec(source)?.[1] ?? path }];
});

describe('the calls of the contract', () => {
  it('are all in calls.ts', () => {
    expect(declared.map(({ id }) => id).toSorted()).toEqual(calls.map(({ id }) => id).toSorted());
  });

  it('are all served by the sandbox', () => {
    const served = importedIn(/^apps\/sandbox\/src\/.*\.ts$/);
    expect(declared.filter(({ target }) => !served.has(target)).map(({ id }) => id)).toEqual([]);
  });

  it('are all made by the web app or the demo host, or listed here with a reason', () => {
    const imported = importedIn(/^apps\/web\/app\/.*\.tsx?$/);
    const host = sourcesIn(/^apps\/host\/browser\/.*\.ts$/)
      .map(read)
      .join('\n');
    const idle = declared.filter(({ id, target }) => {
      const [path = ''] = calls.find((call) => call.id === id)?.path.split('{') ?? [];
      return !imported.has(target) && !["'", '`', '}'].some((before) => host.includes(before + path));
    });
    expect(idle.map(({ id }) => id).toSorted()).toEqual(Object.keys(withoutClient).toSorted());
  });
});

describe('the imports that READMEs show', () => {
  const example = /import \{ (\w+) \} from '@slipstream\/([\w-]+)\/([\w./-]+)'/g;
  const examples = trackedFiles(/^(?:packages|apps)\/[\w-]+\/README\.md$/).flatMap((path) =>
    [...read(path).matchAll(example)].map(([text, name = '', home = '', file = '']) => ({ text, name, home, file })),
  );

  it('begin with the one of the contract', () => {
    expect(examples.map(({ home }) => home)).toContain('contract');
  });

  it.each(examples)('$text works', async ({ name, home, file }) => {
    const module: unknown = await import(`@slipstream/${home}/${file}`);
    expect(module).toHaveProperty(name);
  });
});
