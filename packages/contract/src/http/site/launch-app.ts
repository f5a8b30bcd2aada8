import * as z from 'zod/mini';
import { launchProviderWire } from '../../entities/site/launch-provider.ts';
import { key, localeCode, url } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerItemErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

/** The address goes into an iframe (CAT-9). A visitor gets a look-only one, or 401 where the app needs a player. */
export const launchApp = {
  id: 'launchApp',
  summary: 'Open racing, a lottery or the virtual gaming arena',
  method: 'POST',
  base: 'v2',
  path: '/{provider}/launch',
  auth: 'public',
  params: z.object({ provider: launchProviderWire }),
  query: nothing,
  body: z.object({ app: key, locale: localeCode, theme: z.enum(['night', 'day']) }),
  reply: z.object({ url }),
  errors: playerItemErrors,
} as const satisfies Call;
