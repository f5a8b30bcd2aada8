import { accepts, resolved, type Schema, type Schemas } from './schema.ts';

/** Texts in every format of the API; the first that matches is taken. */
const texts: readonly string[] = [
  'en',
  'EUR',
  'DE',
  'soccer',
  '1',
  '123456',
  'a@b.example',
  '+4915112345678',
  '2026-11-15',
  '2026-11-15T00:00:00Z',
  '6f1cbf9e-6d61-4d8c-8d2a-3f6c1f0b7a11',
  'https://push.example/one',
  'updates:en',
  'start_time:asc',
  'ABCDEFGH',
  ...[8, 16, 22, 32, 43, 64, 87].map((length) => 'k'.repeat(length)),
];

/** A valid value with every field of its schema. It throws if no text above matches: add one. */
export function sampleOf(given: Schema, schemas: Schemas): unknown {
  const schema = resolved(given, schemas);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf !== undefined) {
    const some = schema.anyOf.find((one) => resolved(one, schemas).type !== 'null') ?? {};
    return sampleOf(some, schemas);
  }
  switch (schema.type ?? 'null') {
    case 'string': {
      const found = texts.find((text) => accepts(schema, text, schemas));
      if (found === undefined) throw new RangeError(`no text fits ${JSON.stringify(schema)}`);
      return found;
    }
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, Math.min(1, schema.maximum ?? 1));
    case 'boolean':
      return true;
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => sampleOf(schema.items ?? {}, schemas));
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, own]) => [name, sampleOf(own, schemas)]),
      );
    default:
      return null;
  }
}
