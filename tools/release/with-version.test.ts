import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/root.ts';
import { changelogWithVersion, lockWithVersion, manifestWithVersion } from './with-version.ts';

it('sets the version of a manifest and of our packages in it, and of nothing else', () => {
  const manifest = { name: 'web', version: '0.1.0', dependencies: { '@slipstream/units': '0.1.0', react: '0.1.0' } };
  expect(manifestWithVersion(manifest, '0.2.0')).toEqual({
    name: 'web',
    version: '0.2.0',
    dependencies: { '@slipstream/units': '0.2.0', react: '0.1.0' },
  });
});

it('changes the lockfile where it repeats our manifests', () => {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const { version } = JSON.parse(text) as { readonly version: string };
  const changed = JSON.stringify(lockWithVersion(JSON.parse(text) as Record<string, unknown>, '9.8.7'), null, 2);
  const lines = text.trimEnd().split('\n');
  const differing = changed.split('\n').filter((line, at) => line !== lines[at]);
  expect(changed.split('\n')).toHaveLength(lines.length);
  expect(differing.length).toBeGreaterThan(20);
  expect(differing.filter((line) => !/^\s+"(version|@slipstream\/\w+)": "9\.8\.7",?$/.test(line))).toEqual([]);
  expect(version).not.toBe('9.8.7');
});

it('heads the changelog', () => {
  expect(changelogWithVersion('# Changelog\n\n## 0.2.0 (unreleased)\n- a', '0.2.0', '2026-12-01')).toBe(
    '# Changelog\n\n## 0.2.0 (2026-12-01)\n- a',
  );
  expect(changelogWithVersion('# Changelog\n\n## 0.2.0 (2026-12-01)\n- a', '0.3.0', '2026-12-02')).toBeNull();
});
