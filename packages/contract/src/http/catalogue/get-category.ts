import * as z from 'zod/mini';
import { categoryWire } from '../../entities/catalogue/category.ts';
import { categoryId } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { itemErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const getCategory = {
  id: 'getCategory',
  summary: 'One category',
  method: 'GET',
  base: 'v2',
  path: '/categories/{id}',
  auth: 'public',
  params: z.object({ id: categoryId }),
  query: nothing,
  body: nothing,
  reply: z.object({ data: categoryWire }),
  errors: itemErrors,
} as const satisfies Call;
