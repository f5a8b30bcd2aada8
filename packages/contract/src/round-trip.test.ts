import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { camelKey, readWire, snakeKey, toClient, toWire } from './client-form.ts';
import { plainSchemas, wireSchemas } from './testing/every-schema.ts';
import { arbitraryOf } from './testing/json-schema-arbitrary.ts';

const runs = { numRuns: 6, seed: 20260802 };
/** Rules that JSON Schema has no words for are kept by `refine`; what breaks only those is not a fair example. */
const isFair = (schema: z.ZodMiniType, example: unknown) =>
  z.safeParse(schema, example).error?.issues.every((issue) => issue.code === 'custom') !== true;

describe('whatever a schema says it takes, it takes', () => {
  it.each(wireSchemas)('%s: read, mapped and mapped back', (_, schema) => {
    fc.assert(
      fc.property(arbitraryOf(schema), (example) => {
        fc.pre(isFair(schema, example));
        const read = z.parse(schema, example);
        expect(toWire(toClient(read))).toEqual(read);
        // Reading what was read changes nothing more: timestamps are in ISO form after the first time (BET-8).
        expect(z.parse(schema, read)).toEqual(read);
        expect(readWire(schema, example)).toEqual({ kind: 'read', value: toClient(read) });
      }),
      runs,
    );
  });

  it.each(plainSchemas)('[EMBED-7] %s: read as it is', (_, schema) => {
    fc.assert(
      fc.property(arbitraryOf(schema), (example) => {
        const read = z.parse(schema, example);
        // What was left out has its default.
        expect(read).toMatchObject(example as object);
        expect(z.parse(schema, read)).toEqual(read);
      }),
      runs,
    );
  });

  it('no data in place of an object is malformed and says where', () => {
    const entity = z.object({ a_b: z.object({ c: z.string() }) });
    expect(readWire(entity, { a_b: { c: 5 } })).toMatchObject({ kind: 'malformed', issues: [{ path: 'a_b.c' }] });
    expect(readWire(entity, null)).toMatchObject({ kind: 'malformed', issues: [{ path: '' }] });
  });

  it.each([
    ['urn_id', 'urnId'],
    ['sr_match_id', 'srMatchId'],
    ['name_a', 'nameA'],
    ['p256dh', 'p256dh'],
    ['EUR', 'EUR'],
    ['is_multi_active_freebets_allowed', 'isMultiActiveFreebetsAllowed'],
  ])('%s is %s to the client', (wire, client) => {
    expect(camelKey(wire)).toBe(client);
    expect(snakeKey(client)).toBe(wire);
  });
});
