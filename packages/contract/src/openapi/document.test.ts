import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { basePath } from '../http/call.ts';
import { calls } from '../http/calls.ts';
import { misfitsOf } from '../misfits.ts';
import { readExamples } from '../testing/read-examples.ts';
import { openapiText } from './document.ts';

type Parameter = { name: string; schema: { type?: string; minItems?: number } };
type RequestBody = { content: { 'application/json': { schema: { properties?: object } } } };

/** Writing it is the dear part. */
const examples = readExamples();
const text = openapiText(examples);

describe('the OpenAPI document', () => {
  it('is current: if not, run `npm run generate`', () => {
    const file = readFileSync(new URL('../../../../docs/openapi.json', import.meta.url), 'utf8');
    expect(file === text).toBe(true);
  });

  it('[ERROR-3] says what the server refuses: a long span, an empty list, the character zero', () => {
    const { paths } = JSON.parse(text) as {
      paths: Record<string, { get?: { parameters: Parameter[] }; post: { requestBody: RequestBody } }>;
    };
    const parameter = (path: string, name: string) =>
      paths[path]?.get?.parameters.find((each) => each.name === name)?.schema;
    expect(parameter('/v2/matches', 'start_from')).toMatchObject({ description: expect.stringContaining('31 days') });
    expect(parameter('/v2/matches', 'match_status')).toMatchObject({ minItems: 1 });
    const lists = Object.values(paths)
      .flatMap(({ get }) => get?.parameters ?? [])
      .filter(({ schema }) => schema.type === 'array');
    expect(lists.filter(({ schema }) => schema.minItems !== 1)).toEqual([]);
    expect(parameter('/v2/search', 'q')).toMatchObject({ pattern: String.raw`^[^\u0000]*$` });
    const { properties } = paths['/platform/users']?.post.requestBody.content['application/json'].schema ?? {};
    expect(properties).toMatchObject({
      email: { anyOf: [{ not: { pattern: String.raw`\u0000` } }, { type: 'null' }] },
    });
  });

  it.each(calls.filter(({ replyType }) => replyType === undefined).map((call) => [call.id, call] as const))(
    '[BACKEND-5] has an example of %s that fits',
    (id, call) => {
      const example = examples[id];
      if (example === undefined) throw new Error(`${id}.data.json is missing; record it with RECORD_EXAMPLES=1`);
      const path = call.path.replace(/\{\w+\}/g, '[^/?]+');
      expect(example.request).toMatch(new RegExp(`^${call.method} ${basePath[call.base]}${path}(\\?.*)?$`));
      expect(misfitsOf(call.reply, example.reply)).toEqual([]);
      expect('body' in example ? misfitsOf(call.body, example.body) : []).toEqual([]);
    },
  );

  it('[BACKEND-5] has no example of a call that is gone', () => {
    const ids = new Set<string>(calls.map(({ id }) => id));
    expect(Object.keys(examples).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('[BACKEND-6] tells leagues of the catalogue from tournaments of the bonuses', () => {
    const { paths, components } = JSON.parse(text) as {
      paths: Record<string, Record<string, { tags: string[] }>>;
      components: { schemas: Record<string, { description?: string }> };
    };
    expect(components.schemas).not.toHaveProperty('Tournament');
    expect(components.schemas['League']?.description).toContain('tournament');
    expect(components.schemas['BonusTournament']?.description).toContain('League');
    expect(paths['/v2/tournaments']?.['get']?.tags).toEqual(['leagues']);
    expect(paths['/v2/bonuses/tournaments']?.['get']?.tags).toEqual(['bonuses']);
  });

  it('refers only to what it holds', () => {
    const { components } = JSON.parse(text) as { components: { schemas: Record<string, unknown> } };
    const references = text.matchAll(/"#\/components\/schemas\/(\w+)"/g);
    const missing = [...references].map(([, name = '']) => name).filter((name) => !(name in components.schemas));
    expect(missing).toEqual([]);
    expect(text).not.toContain('$defs');
  });
});
