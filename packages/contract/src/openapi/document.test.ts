import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openapiText } from './document.ts';

describe('the OpenAPI document', () => {
  it('is current: if not, run `node packages/contract/openapi.ts`', () => {
    const file = readFileSync(new URL('../../../../docs/openapi.json', import.meta.url), 'utf8');
    expect(file === openapiText()).toBe(true);
  });

  it('refers only to what it holds', () => {
    const { components } = JSON.parse(openapiText()) as { components: { schemas: Record<string, unknown> } };
    const references = openapiText().matchAll(/"#\/components\/schemas\/(\w+)"/g);
    const missing = [...references].map(([, name = '']) => name).filter((name) => !(name in components.schemas));
    expect(missing).toEqual([]);
    expect(openapiText()).not.toContain('$defs');
  });
});
