import * as z from 'zod/mini';
import { entitySchemas } from './entity-schemas.ts';
import { noteOf } from './notes.ts';

export type JsonSchema = Record<string, unknown>;

const named = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(entitySchemas)) named.add(schema, { id });

/**
 * A schema for OpenAPI: entities as references, everything else inline. Replies and bodies are described as `input`, as
 * they are sent.
 */
export function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  return converted(schema, io).value;
}

/** Every entity once, as the target of references. */
export function components(): Record<string, JsonSchema> {
  const all = Object.values(entitySchemas).flatMap((schema) => Object.entries(converted(schema, 'input').definitions));
  return Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function converted(schema: z.ZodMiniType, io: 'input' | 'output') {
  // Wrapped in an object, so that an entity becomes a reference even at the top level.
  const json = z.toJSONSchema(z.object({ value: schema }), { io, metadata: named, override: addLimits });
  const text = JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { properties, $defs = {} } = JSON.parse(text) as {
    properties: { value: JsonSchema };
    $defs?: Record<string, JsonSchema>;
  };
  // The name is already the key; as a field it would be read as a keyword.
  for (const definition of Object.values($defs)) delete definition['id'];
  return { value: properties.value, definitions: $defs };
}

/** Constraints that the schema itself cannot express: no NUL character, and rules over several fields. */
function addLimits({
  zodSchema,
  jsonSchema,
}: {
  readonly zodSchema: z.core.$ZodType;
  readonly jsonSchema: JsonSchema;
}): void {
  const note = noteOf(zodSchema);
  if (note !== undefined) jsonSchema['description'] = note;
  const { type, pattern, format, enum: words, const: word } = jsonSchema;
  if (type !== 'string' || format !== undefined || words !== undefined || word !== undefined) return;
  if (pattern === undefined) jsonSchema['pattern'] = withoutZero;
  else if (typeof pattern === 'string' && takesAny(pattern)) jsonSchema['not'] = { pattern: zero };
}

const zero = String.raw`\u0000`;
const withoutZero = `^[^${zero}]*$`;

/** Whether a pattern contains a negated class or `\S`, which match a NUL character too. */
function takesAny(pattern: string): boolean {
  return pattern.includes('[^') || pattern.includes(String.raw`\S`);
}
