import type * as z from 'zod/mini';
import { errorWire } from '../entities/error.ts';
import { basePath, type Call } from '../http/call.ts';
import { calls } from '../http/calls.ts';
import { nothing } from '../http/nothing.ts';
import type { Example } from './example.ts';
import { tagNotes, tagOf } from './tags.data.ts';
import { components, type JsonSchema, schemaOf } from './schemas.ts';

const title = 'Slipstream';
const description =
  'The HTTP surface the sportsbook front end speaks: sportsbook API v2, bets v3, platform API. Odds are integers, decimal odds ' +
  'times 1000; money is an integer count of the smallest unit. The language of words in an answer follows Accept-Language.';

/** The whole document, as in docs/openapi.json. */
export function openapiText(examples: Examples): string {
  return `${JSON.stringify(openapiDocument(examples), null, 1)}\n`;
}

type Examples = Readonly<Record<string, Example>>;

function openapiDocument(examples: Examples): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    const path = `${basePath[call.base]}${call.path}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, examples[call.id]) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description },
    servers: [{ url: '/', description: 'Wherever the backend is' }],
    tags: Object.entries(tagNotes).map(([name, note]) => ({ name, description: note })),
    paths: Object.fromEntries(Object.entries(paths).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      schemas: components(),
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function operationOf(call: Call, example: Example | undefined): object {
  const [, group = ''] = call.path.split('/');
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [tagOf[group] ?? group],
    security: call.auth === 'player' ? [{ cookie: [] }, { bearer: [] }] : [{}, { cookie: [] }, { bearer: [] }],
    parameters: [
      ...parametersOf(call.params, 'path', 'input'),
      // Queries are described by their parsed values: numbers and lists, not the strings they are sent as.
      ...parametersOf(call.query, 'query', 'output'),
      ...(call.headers === undefined ? [] : parametersOf(call.headers, 'header', 'input')),
    ],
    ...(call.body === nothing
      ? {}
      : { requestBody: { required: true, ...contentOf(call.body, undefined, example?.body) } }),
    responses: {
      200: { description: 'Done', ...contentOf(call.reply, call.replyType, example?.reply) },
      ...Object.fromEntries(
        Object.entries(call.errors).map(([status, schema]) => [
          status,
          { description: statusWords[status] ?? '', ...contentOf(schema) },
        ]),
      ),
      // Every failure has the common error body.
      default: { description: 'Failed', ...contentOf(errorWire) },
    },
  };
}

function contentOf(schema: z.ZodMiniType, type: string = 'application/json', example?: unknown): object {
  return { content: { [type]: { schema: schemaOf(schema, 'input'), ...(example !== undefined && { example }) } } };
}

function parametersOf(schema: z.ZodMiniType, place: 'path' | 'query' | 'header', io: 'input' | 'output'): object[] {
  const { properties = {}, required = [] } = schemaOf(schema, io) as {
    properties?: Record<string, JsonSchema>;
    required?: readonly string[];
  };
  const inputs = schemaOf(schema, 'input')['required'] as readonly string[] | undefined;
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    // A field with a default is always present after parsing, but need not be sent.
    required: required.includes(name) && (inputs ?? []).includes(name),
    schema: property,
    // Lists are comma-separated; for a single value `explode` has no meaning.
    explode: false,
  }));
}

const statusWords: Readonly<Record<string, string>> = {
  400: 'Malformed or refused',
  401: 'Nobody is signed in',
  403: 'Not allowed',
  404: 'Not there',
  409: 'In conflict with how things stand',
  410: 'No longer there',
  413: 'Too large',
  429: 'Too often',
  503: 'Not now',
};
