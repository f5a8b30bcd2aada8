import { deprecations } from '@slipstream/contract/deprecations';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../lib/root.ts';
import { trackedFiles } from '../tracked-files.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const versionOf = (manifest: string) => (JSON.parse(read(manifest)) as { readonly version: string }).version;

/** Whether a version is before another; both are plain. */
function isBefore(version: string, other: string): boolean {
  return version.localeCompare(other, 'en', { numeric: true }) < 0;
}

describe('docs/releases.md', () => {
  it('lists what is deprecated', () => {
    const rows = Object.values(deprecations).map(
      ({ name, instead, since, until }) => `| ${name} | ${instead} | ${since} | ${until} |`,
    );
    const table = read('docs/releases.md').split(
      '| deprecated | use instead | since | until |\n|---|---|---|---|\n',
    )[1];
    expect(table?.split('\n\n')[0]?.split('\n')).toEqual(rows);
  });

  it('ends what is deprecated with the release it names', () => {
    const version = versionOf('package.json');
    expect(Object.values(deprecations).filter(({ until }) => !isBefore(version, until))).toEqual([]);
  });

  it('is right that everything has one version', () => {
    const manifests = trackedFiles(/^(apps\/\w+|packages\/\w+)\/package\.json$/);
    expect(new Set(manifests.map(versionOf))).toEqual(new Set([versionOf('package.json')]));
  });
});
