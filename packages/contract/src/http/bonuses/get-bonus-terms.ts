import * as z from 'zod/mini';
import { bonusListWire } from '../../entities/bonuses/bonus-status.ts';
import { bonusId, list, text } from '../../scalars.ts';
import { timestamp } from '../../timestamp.ts';
import type { Call } from '../call.ts';
import { itemErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

/** Plain text in the caller's language, paragraphs separated by an empty line; never markup. */
export const getBonusTerms = {
  id: 'getBonusTerms',
  summary: 'The full terms of a bonus',
  method: 'GET',
  base: 'v2',
  path: '/bonuses/{list}/{id}/terms',
  auth: 'public',
  params: z.object({ list: bonusListWire, id: bonusId }),
  query: nothing,
  body: nothing,
  reply: z.object({
    title: text(200),
    sections: list(z.object({ heading: text(200), text: text(10_000) }), 50),
    updated_at: timestamp,
  }),
  errors: itemErrors,
} as const satisfies Call;
