import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../lib/root.ts';
import { trackedFiles } from '../tracked-files.ts';

const document = readFileSync(join(root, 'docs/running.md'), 'utf8');

/** The cells of the table below a heading, without its head. */
function rowsBelow(heading: string): readonly (readonly string[])[] {
  const part = document.split(`### ${heading}\n`)[1]?.split('\n#')[0] ?? '';
  const rows = part.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** What a service's help says: an option or none, a variable, and what it is unless set. */
function settingsOf(service: string): readonly Setting[] {
  const script = join(root, `tools/bin/slipstream-${service}.mjs`);
  const { stdout } = spawnSync(process.execPath, [script, '--help'], { encoding: 'utf8' });
  return [...stdout.matchAll(/^ {2}(--[a-z-]+)? *([A-Z][A-Z_]+) +(.*)$/gm)].map(
    ([, option = '', variable = '', about = '']) => ({ option, variable, usual: /\[(.*)\]$/.exec(about)?.[1] ?? null }),
  );
}

interface Setting {
  readonly option: string;
  readonly variable: string;
  readonly usual: string | null;
}

/** Those of Vite are no variables of the environment. */
const known = (name: string) => ['DEV', 'SSR', 'PROD'].includes(name) || document.includes(`\`${name}\``);

const bare = (cell = '') => cell.replaceAll('`', '');

describe.each(['web', 'sandbox', 'host'])('docs/running.md about %s', (service) => {
  const settings = settingsOf(service);
  const heading = service.charAt(0).toUpperCase() + service.slice(1);
  const rows = rowsBelow(heading).map((cells) => {
    const [option, variable, usual] = service === 'web' ? ['', ...cells] : cells;
    return { option: bare(option), variable: bare(variable), usual: bare(usual) };
  });

  it('has every option and variable of its help, in that order', () => {
    const named = settings.map(({ option, variable }) => `${option} ${variable}`);
    expect(named.length).toBeGreaterThan(5);
    expect(rows.map(({ option, variable }) => `${option} ${variable}`)).toEqual(named);
  });

  it('says what each is unless set', () => {
    const wrong = settings.filter(
      ({ variable, usual }) => usual !== null && rows.find((row) => row.variable === variable)?.usual !== usual,
    );
    expect(wrong).toEqual([]);
  });
});

it('docs/running.md names every variable that the services read', () => {
  const products = /^(apps\/(web\/(server|app\/)|sandbox\/src\/|host\/src\/)|packages\/[a-z]+\/src\/).*tsx?$/;
  const files = trackedFiles(products).filter((file) => !/\.test\.|\/(testing|chaos)\//.test(file));
  const read = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(/\benv(?:\.|\[')([A-Z][A-Z0-9_]+)/g)].map(([, name = '']) => name);
  });
  expect(new Set(read).size).toBeGreaterThan(5);
  expect([...new Set(read)].filter((name) => !known(name))).toEqual([]);
});
