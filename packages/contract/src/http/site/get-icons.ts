import * as z from 'zod/mini';
import { key, text } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { listErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

/** The version is in the address so that the answer can be kept for ever (CONFIG-4). */
export const getIcons = {
  id: 'getIcons',
  summary: 'The sprite of all icons',
  method: 'GET',
  base: 'root',
  path: '/_sb_api/fe-api/icons.svg',
  auth: 'public',
  params: nothing,
  query: z.object({ version: z.optional(key) }),
  body: nothing,
  reply: text(2_000_000),
  replyType: 'image/svg+xml',
  errors: listErrors,
} as const satisfies Call;
