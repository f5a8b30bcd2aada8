import * as z from 'zod/mini';
import { url, whole, withDefault, withDefaults } from '../../scalars.ts';
import { clockWire } from '../../site/clock.ts';
import { featureFlagsWire } from '../../site/feature-flags.ts';
import { settingsWire } from '../../site/settings.ts';
import { siteConfigWire } from '../../site/site-config.ts';
import { systemWire } from '../../site/system.ts';
import type { Call } from '../call.ts';
import { listErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

/** Everything a page needs before it can render, in one answer. Only `system.user_country` depends on the caller. */
export const getConfig = {
  id: 'getConfig',
  summary: 'Site configuration, system, default settings, feature flags, clock and realtime address',
  method: 'GET',
  base: 'v2',
  path: '/config',
  auth: 'public',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: z.object({
    site: siteConfigWire,
    system: systemWire,
    settings: withDefaults(settingsWire),
    feature_flags: withDefault(featureFlagsWire, []),
    clock: clockWire,
    realtime: z.object({
      url,
      /** A public channel is never silent for longer, in real time; past twice this its prices are stale (RT-8). */
      heartbeat_ms: withDefault(whole(100, 60_000), 5000),
    }),
  }),
  errors: listErrors,
} as const satisfies Call;
