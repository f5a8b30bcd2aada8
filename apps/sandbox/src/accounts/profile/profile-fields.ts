import type { playerFieldWire } from '@slipstream/contract/site/system';
import type * as z from 'zod/mini';
import { Failure } from '../../http/failure.ts';

export type KnownField = z.output<typeof playerFieldWire>;
type Given = readonly { readonly field: string; readonly value: string }[];

/** The fields of a form, each in its place. What has a column or a call of its own is not among `others`. */
export interface ProfileFields {
  readonly name?: string;
  readonly municipality?: string;
  readonly others: Readonly<Record<string, string>>;
}

/** Given otherwise: by the call's own fields, by `POST /player/phone`, by the reset of a password. */
const elsewhere = new Set(['email', 'phone', 'password', 'country', 'currency', 'terms']);
/** Asked of everybody whom the Brazilian regulator is responsible for. */
export const municipalityField = 'municipality_code';

const yearsMin = 18;

/** Reads what the site's list of fields knows, and refuses what it does not. */
export function readFields(given: Given, known: readonly KnownField[], nowMs: number): ProfileFields | Failure {
  const problems: string[] = [];
  const others: Record<string, string> = {};
  let name: string | undefined;
  let municipality: string | undefined;
  for (const { field, value } of given) {
    if (field === municipalityField && /^\d{7}$/.test(value)) {
      municipality = value;
      continue;
    }
    const form = known.find((each) => each.field === field);
    if (form === undefined || elsewhere.has(field) || !fits(form, value)) problems.push(field);
    else if (field === 'name') name = value.trim().slice(0, 150);
    else others[field] = value;
  }
  if (problems.length > 0) {
    return new Failure(
      400,
      'bad_request',
      problems.map((field) => ({ path: `body.fields.${field}`.slice(0, 200), message: 'not possible here' })),
    );
  }
  const born = others['date_of_birth'];
  if (born !== undefined && !isOfAge(born, nowMs)) return new Failure(400, 'under_age');
  return { ...(name === undefined ? {} : { name }), ...(municipality === undefined ? {} : { municipality }), others };
}

function fits({ type, length_max: lengthMax, choices }: KnownField, value: string): boolean {
  if (value.length > lengthMax) return false;
  switch (type) {
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
    case 'choice':
      return choices.includes(value);
    case 'checkbox':
      return value === '0' || value === '1';
    case 'country':
      return /^[A-Z]{2}$/.test(value);
    case 'currency':
    case 'text':
    case 'email':
    case 'phone':
    case 'password':
      return value.trim() !== '';
  }
}

/** The world's day decides, like everything about dates here. */
function isOfAge(born: string, nowMs: number): boolean {
  const date = new Date(`${born}T00:00:00Z`);
  return Date.UTC(date.getUTCFullYear() + yearsMin, date.getUTCMonth(), date.getUTCDate()) <= nowMs;
}
