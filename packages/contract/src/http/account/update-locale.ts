import * as z from 'zod/mini';
import { localeCode } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const updateLocale = {
  id: 'updateLocale',
  summary: 'Change the language of the player',
  method: 'PATCH',
  base: 'platform',
  path: '/player/update_locale',
  auth: 'player',
  params: nothing,
  query: nothing,
  body: z.object({ locale: localeCode }),
  reply: z.object({ locale: localeCode }),
  errors: playerErrors,
} as const satisfies Call;
