import * as z from 'zod/mini';
import { entitySchemas } from './entity-schemas.ts';

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
  const json = z.toJSONSchema(z.object({ value: schema }), { io, metadata: named });
  const text = JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { properties, $defs = {} } = JSON.parse(text) as {
    properties: { value: JsonSchema };
    $defs?: Record<string, JsonSchema>;
  };
  // The name is the key already; as a field it would be taken for a keyword.
  for (const definition of Object.values($defs)) delete definition['id'];
  return { value: properties.value, definitions: $defs };
}
