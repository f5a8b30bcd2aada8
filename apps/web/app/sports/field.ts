import type { Sport } from '@slipstream/contract/entities/catalogue/sport';

import type { Field } from './field-shape.ts';
import { factsOf } from './sport.ts';

/** By path. Only the tracker of a match imports this module, so that fields stay out of the first script. */
const fields = import.meta.glob<Field>('./*/field.data.ts', { eager: true, import: 'default' });

/** A computer game without a field of its own has lanes, any other sport two halves. */
export function fieldOf({ key, type }: Pick<Sport, 'key' | 'type'>): Field {
  const name = factsOf(key).field ?? (type === 'cyber' ? 'esports' : 'other');
  const field = fields[`./${name}/field.data.ts`];
  if (field === undefined) throw new Error(`No field in sports/${name}`);
  return field;
}
