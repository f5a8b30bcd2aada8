import * as z from 'zod/mini';
import { styleWire } from './brand/style-value.ts';
import { blockSettings } from './blocks.ts';
import { featureFlags } from './feature-flags.ts';
import { pageWire } from './page.ts';
import { settingsWire } from './settings.ts';
import { siteConfigWire } from './site-config.ts';

type Json = Record<string, unknown>;

const dialect = 'https://json-schema.org/draft/2020-12/schema';

/** The files of a site's configuration, described for editors (CONFIG-9): the name of each schema, and what it says. */
export function siteSchemas(): Readonly<Record<string, Json>> {
  const { properties, ...page } = described(z.omit(pageWire, { key: true })) as Json & { properties: Json };
  const meta = properties['meta'] as Json & { properties: Json };
  const styles = { ...(meta.properties['styles'] as Json), items: described(styleWire) };
  const ownAreas = properties['areas'] as { properties: Json };
  const areas = areasOf(ownAreas, '#/$defs/block');
  const shellAreas = areasOf(ownAreas, 'page.schema.json#/$defs/block');
  return {
    site: file('Site', described(siteConfigWire)),
    settings: file('Settings', described(settingsWire)),
    shell: file('Shell', { type: 'object', properties: { areas: shellAreas }, required: ['areas'] }),
    page: file(
      'Page',
      { ...page, properties: { ...properties, meta: { ...meta, properties: { ...meta.properties, styles } }, areas } },
      blocksByType(),
    ),
    features: { $schema: dialect, title: 'Features', type: 'array', items: { anyOf: [{ enum: featureFlags }, {}] } },
  };
}

function file(title: string, schema: Json, definitions?: Json): Json {
  const properties = { $schema: { type: 'string' }, ...(schema['properties'] as Json) };
  return {
    $schema: dialect,
    title,
    ...schema,
    properties,
    additionalProperties: false,
    ...(definitions && { $defs: definitions }),
  };
}

function areasOf({ properties }: { readonly properties: Json }, blockRef: string): Json {
  const area = { type: 'array', maxItems: 50, items: { $ref: blockRef } };
  return {
    type: 'object',
    properties: Object.fromEntries(Object.keys(properties).map((name) => [name, area])),
    additionalProperties: false,
  };
}

/** A block's settings depend on its type, so that an editor offers those of the type that was chosen. */
function blocksByType(): Json {
  const types = Object.keys(blockSettings).map((type) => `block-${type}`);
  const definitions = Object.entries(blockSettings).map(([type, schema]): [string, Json] => [
    `block-${type}`,
    {
      type: 'object',
      properties: { type: { const: type }, id: { type: 'string' }, settings: described(schema) },
      required: ['type', 'id'],
      additionalProperties: false,
    },
  ]);
  return {
    block: { oneOf: types.map((name) => ({ $ref: `#/$defs/${name}` })) },
    ...Object.fromEntries(definitions),
  };
}

/** As it is written in a file. A name that is not there is a mistake of typing. */
function described(schema: z.ZodMiniType): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      if (jsonSchema.type === 'object' && jsonSchema.properties !== undefined) jsonSchema.additionalProperties = false;
    },
  });
  return json;
}
