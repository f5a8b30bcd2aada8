import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/root.ts';

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const brought = new Set(Object.keys(manifest.optionalDependencies).map((name) => name.replace('node-', '')));
const here = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

describe('scripts run under the Node the project brings along', () => {
  it.runIf(brought.has(here))('this very process does', () => {
    expect(process.versions.node).toBe(manifest.optionalDependencies[`node-${here}`]);
    expect(process.execPath).toContain('node_modules');
  });

  it('every npm script goes through the bootstrap or a tool of node_modules', () => {
    for (const script of Object.values<string>(manifest.scripts)) {
      expect(script).toMatch(/^(exec )?node tools\/bootstrap\.mjs \w+|^oxfmt /);
    }
  });

  it('every version is pinned exactly', () => {
    const pinned = { ...manifest.devDependencies, ...manifest.optionalDependencies, ...manifest.overrides };
    for (const [name, version] of Object.entries<string>(pinned))
      expect(`${name} ${version}`).toMatch(/ \d+\.\d+\.\d+(-[\w.]+)?$/);
  });
});
