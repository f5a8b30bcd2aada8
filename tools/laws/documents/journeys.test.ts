import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../lib/root.ts';

/** The last cell of a row in docs/journeys.md: a file and words of a title. */
const named = /\| `([\w/-]+\.spec\.ts)`: (.+) \|$/;

const rows = readFileSync(join(root, 'docs/journeys.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| journey'));

it('there are about forty journeys', () => {
  expect(rows.length).toBeGreaterThan(40);
});

it.each(rows)('%s', (row) => {
  const [, file = '', title = ''] = named.exec(row) ?? [];
  const path = join(root, 'apps/web/e2e', file);
  expect(existsSync(path) ? readFileSync(path, 'utf8') : '').toContain(title === '' ? 'a test is named' : title);
});
