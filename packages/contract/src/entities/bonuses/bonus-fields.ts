import * as z from 'zod/mini';
import { bonusId, count, key, list, text, url, version } from '../../scalars.ts';
import { timestamp } from '../../timestamp.ts';
import { bonusConditionsWire } from './bonus-conditions.ts';
import { bonusStatusWire, computedStatusWire, userBonusStatusWire } from './bonus-status.ts';

export const bonusBannerWire = z.object({
  /** Where it is shown: `card`, `detail`, `toast`. */
  place: key,
  theme: z.enum(['night', 'day']),
  mobile: z.boolean(),
  image: url,
});

/** The history of the bonus with this player. Null times have not happened yet. */
const issuedWire = z.object({
  times_used: count,
  uses_left: z.nullable(count),
  issued_at: timestamp,
  activated_at: z.nullable(timestamp),
  expired_at: z.nullable(timestamp),
  seen: z.boolean(),
  computed_status: computedStatusWire,
});

/** What every kind of bonus has. `bonus_type` and `type` come with each kind's own file. */
export const bonusFields = {
  id: bonusId,
  version,
  name: text(150),
  description: text(2000),
  user_bonus_status: userBonusStatusWire,
  status: bonusStatusWire,
  valid_from: z.nullable(timestamp),
  valid_to: z.nullable(timestamp),
  /** What issues it: `sign_up`, `deposit`, `calendar`, `promo_code`, `trader`. */
  trigger_key: key,
  conditions: bonusConditionsWire,
  banners: list(bonusBannerWire, 20),
  show_in_promotion: z.boolean(),
  /** Null if the player was not issued it and can only view it. */
  issued: z.nullable(issuedWire),
};
