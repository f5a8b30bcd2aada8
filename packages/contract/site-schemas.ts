import { mkdirSync, writeFileSync } from 'node:fs';
import { siteSchemas } from './src/site/json-schemas.ts';

// Part of `npm run generate`.
const folder = new URL('../../docs/schemas/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(siteSchemas())) {
  writeFileSync(new URL(`${name}.schema.json`, folder), `${JSON.stringify(schema, null, 2)}\n`);
}
