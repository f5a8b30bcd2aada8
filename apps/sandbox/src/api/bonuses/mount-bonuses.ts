import type { Hono } from 'hono';
import type { FrameEnv } from '../../http/frame.ts';
import type { RateLimits } from '../../http/limits/rate-limits.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import type { Bonuses } from '../../bonuses/bonuses.ts';
import { mountBonusCalls } from './bonus-calls.ts';
import { mountBonusWriteCalls } from './bonus-write-calls.ts';
import { mountJackpotCalls } from './jackpot-calls.ts';
import { mountPictures } from '../../bonuses/drawings/mount-pictures.ts';

/** Everything about bonuses and jackpots. A path with a name in it comes before the one with an id in the same place. */
export function mountBonuses(
  app: Hono<FrameEnv>,
  bonuses: Bonuses,
  parts: { readonly files: SiteFiles; readonly limits: RateLimits },
): void {
  mountPictures(app);
  mountBonusWriteCalls(app, bonuses, parts);
  mountJackpotCalls(app, bonuses);
  mountBonusCalls(app, bonuses);
}
