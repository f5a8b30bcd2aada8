import * as z from 'zod/mini';
import { entitySchemas } from './entity-schemas.ts';
import { noteOf } from './notes.ts';

export type JsonSchema = Record<string, unknown>;

const named = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(entitySchemas)) named.add(schema, { id });

/** A schema as OpenAPI has it: entities by reference, all else in place. Replies and bodies are `input`, as they travel. */
export function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  return converted(schema, io).value;
}

/** Every entity once, for the references to point at. */
export function components(): Record<string, JsonSchema> {
  const all = Object.values(entitySchemas).flatMap((schema) => Object.entries(converted(schema, 'input').definitions));
  return Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function converted(schema: z.ZodMiniType, io: 'input' | 'output') {
  // Inside an object an entity becomes a reference even when it is the whole of what is asked for.
  const json = z.toJSONSchema(z.object({ value: schema }), { io, metadata: named, override: addLimits });
  const text = JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { properties, $defs = {} } = JSON.parse(text) as {
    properties: { value: JsonSchema };
    $defs?: Record<string, JsonSchema>;
  };
  // The name is the key already; as a field it would be taken for a keyword.
  for (const definition of Object.values($defs)) delete definition['id'];
  return { value: properties.value, definitions: $defs };
}

/** What no string holds, and what the server asks of several fields together. */
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

/** Whether a pattern has a part that is anything but something, and so may hold the character zero. */
function takesAny(pattern: string): boolean {
  return pattern.includes('[^') || pattern.includes(String.raw`\S`);
}
