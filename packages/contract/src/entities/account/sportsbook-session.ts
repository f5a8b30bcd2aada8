import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { currencyCode, id, minor, minorSigned, whole, withDefault } from '../../scalars.ts';
import { timestamp } from '../../timestamp.ts';

/** The facts of a reality check: duration and result. */
export const realityCheckWire = z.object({
  /** The interval the player chose, in seconds. */
  period: whole(1, 86_400),
  elapsed_seconds: whole(0, 31_536_000),
  currency: currencyCode,
  staked: minor,
  returned: minor,
  profit: minorSigned,
});
export type RealityCheck = Client<typeof realityCheckWire>;

export const sportsbookSessionWire = z.object({
  id,
  started_at: timestamp,
  /** When the session limit ends it; null without one. */
  ends_at: withDefault(z.nullable(timestamp), null),
  /** Set when a check is due; it stays until the player continues (RG-1). */
  reality_check: withDefault(z.nullable(realityCheckWire), null),
});
export type SportsbookSession = Client<typeof sportsbookSessionWire>;
