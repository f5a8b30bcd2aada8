import * as z from 'zod/mini';
import { eventFilters, eventSpanDaysMax } from '../http/catalogue/event-filters.ts';
import { getCounters } from '../http/catalogue/get-counters.ts';
import { entitySchemas } from './entity-schemas.ts';
import { entityNotes } from './tags.data.ts';

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
  for (const [name, definition] of Object.entries($defs)) {
    delete definition['id'];
    if (entityNotes[name] !== undefined) definition['description'] = entityNotes[name];
  }
  return { value: properties.value, definitions: $defs };
}

const span =
  `From \`start_from\` to \`start_to\` are at most ${eventSpanDaysMax} days; more is refused with 400. Without ` +
  '`start_from` it is two days ago, without `start_to` eight days ahead.';

/** What a schema can't say: rules for several fields together. */
const notes = new Map<z.core.$ZodType, string>(
  [eventFilters, getCounters.body.shape].flatMap(({ start_from: from, start_to: to }) => [
    [from, span] as const,
    [to, span] as const,
  ]),
);
for (const schema of [eventFilters.tournament_id, getCounters.body.shape.tournament_id]) {
  notes.set(schema, 'Ids of leagues, which are called tournaments on the wire.');
}

/** Constraints that the schema itself cannot express: no NUL character, and rules over several fields. */
function addLimits({
  zodSchema,
  jsonSchema,
}: {
  readonly zodSchema: z.core.$ZodType;
  readonly jsonSchema: JsonSchema;
}): void {
  const note = notes.get(zodSchema);
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
