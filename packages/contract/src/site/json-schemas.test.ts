import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blockSettings } from './blocks.ts';
import { siteSchemas } from './json-schemas.ts';

const schemas = siteSchemas();

describe.each(Object.keys(schemas))('[CONFIG-9] docs/schemas/%s.schema.json', (name) => {
  it('is current: if not, run `npm run generate`', () => {
    const written = readFileSync(new URL(`../../../../docs/schemas/${name}.schema.json`, import.meta.url), 'utf8');
    expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(schemas[name])));
  });
});

it('[CONFIG-9] describes the settings of every block', () => {
  const { $defs } = schemas['page'] as { $defs: Record<string, { properties: { settings: { properties: object } } }> };
  for (const type of Object.keys(blockSettings)) expect($defs[`block-${type}`]).toBeDefined();
  expect(Object.keys($defs['block-league-list']?.properties.settings.properties ?? {})).toContain('priority');
});

it('[CONFIG-9] [BRAND-1] says what a colour of the brand looks like', () => {
  expect(JSON.stringify(schemas['site'])).toContain('oklch');
});
