import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

const ui = path.join(import.meta.dirname, '..', '..', 'ui');
const sources = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  .join('\n');

const components = readdirSync(ui, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

it.each(components)('the gallery shows %s', (component) => {
  expect(sources).toContain(`ui/${component}/`);
});
