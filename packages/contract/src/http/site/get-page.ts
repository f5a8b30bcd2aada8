import * as z from 'zod/mini';
import { key } from '../../scalars.ts';
import { pageWire } from '../../site/page.ts';
import type { Call } from '../call.ts';
import { itemErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const getPage = {
  id: 'getPage',
  summary: 'The content blocks of a page',
  method: 'GET',
  base: 'v2',
  path: '/pages/{key}',
  auth: 'public',
  params: z.object({ key }),
  query: nothing,
  body: nothing,
  reply: z.object({ data: pageWire }),
  errors: itemErrors,
} as const satisfies Call;
