import * as z from 'zod/mini';
import { currencyCode, id, key, slug } from './scalars.ts';
import { colourWire } from './site/brand/colour.ts';
import { timestamp } from './timestamp.ts';

/** One place where data does not fit its schema, in words for whoever sent it. */
export interface Misfit {
  /** Keys and indexes as they are on the wire: `data.0.main_market.outcomes`. Empty for the whole. */
  readonly path: string;
  readonly reason: string;
}

/** Everything in `data` that a schema does not take. For logs and tools; a page only needs to know that it can't be read. */
export function misfitsOf(schema: z.ZodMiniType, data: unknown): readonly Misfit[] {
  const result = z.safeParse(schema, data, { error: reasonOf });
  if (result.success) return [];
  return result.error.issues.map(({ path, message }) => ({ path: path.join('.'), reason: message }));
}

const shownLengthMax = 60;

function reasonOf(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kinds.get(issue.expected) ?? issue.expected}, is ${shown(issue.input)}`;
    case 'invalid_value':
      return `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map(String).join(', ')}, is ${shown(issue.input)}`;
    case 'invalid_format':
      return `must ${formOf(issue.pattern) ?? `match ${issue.pattern ?? issue.format}`}, is ${shown(issue.input)}`;
    case 'too_big':
      return `must ${measure(issue.origin)} at most ${issue.maximum}, ${size(issue.input)}`;
    case 'too_small':
      return `must ${measure(issue.origin)} at least ${issue.minimum}, ${size(issue.input)}`;
    case 'invalid_union':
      return `fits none of the forms it may have, is ${shown(issue.input)}`;
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'not_multiple_of':
    case 'unrecognized_keys':
    default:
      return `is not allowed: ${shown(issue.input)}`;
  }
}

const kinds: ReadonlyMap<string, string> = new Map([
  ['int', 'a whole number'],
  ['object', 'an object'],
  ['array', 'a list'],
]);

const described: readonly (readonly [z.ZodMiniType, string])[] = [
  [timestamp, 'a time in UTC such as 2026-11-17T18:00:00Z'],
  [colourWire, '#f60, #ff6600 or oklch(0.7 0.19 48)'],
  [slug, 'lower-case letters, digits and hyphens, such as arsenal-chelsea-m1001'],
  [id, 'letters, digits and _ . : -, 64 at most'],
  [key, 'letters, digits and _ . : / -, 100 at most'],
  [currencyCode, '2 to 10 capital letters or digits, such as EUR'],
];
let forms: ReadonlyMap<string, string> | undefined;

/** What a text must be, in words: nobody reads a regular expression of a log with pleasure. */
function formOf(pattern: string | undefined): string | undefined {
  // None of them takes the empty text, so that each tells its pattern.
  forms ??= new Map(described.map(([schema, words]) => [patternOf(schema) ?? '', `be ${words}`]));
  return pattern === undefined ? undefined : forms.get(pattern);
}

function patternOf(schema: z.ZodMiniType): string | undefined {
  const [issue] = z.safeParse(schema, '').error?.issues ?? [];
  return issue?.code === 'invalid_format' ? issue.pattern : undefined;
}

function measure(origin: string): string {
  return origin === 'string' || origin === 'array' ? 'have a length of' : 'be';
}

function size(input: unknown): string {
  return typeof input === 'string' || Array.isArray(input) ? `has ${input.length}` : `is ${shown(input)}`;
}

function shown(input: unknown): string {
  if (Array.isArray(input)) return 'a list';
  if (typeof input === 'object' && input !== null) return 'an object';
  const text = JSON.stringify(input) ?? String(input);
  return text.length <= shownLengthMax ? text : `${text.slice(0, shownLengthMax)}...`;
}
