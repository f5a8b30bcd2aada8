import * as z from 'zod/mini';

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
      return `must be ${issue.expected}, is ${shown(issue.input)}`;
    case 'invalid_value':
      return `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map(String).join(', ')}, is ${shown(issue.input)}`;
    case 'invalid_format':
      return `must match ${issue.pattern ?? issue.format}, is ${shown(issue.input)}`;
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
