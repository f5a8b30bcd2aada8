import { getConfig } from '@slipstream/contract/http/site/get-config';
import type { Settings } from '@slipstream/contract/site/settings';

import { serverApi } from '../api.server.ts';

/** The feature flags of a site. Undefined if it could not be loaded. */
export type Features = Pick<
  Settings,
  'isHorseRacingEnabled' | 'isLotteryEnabled' | 'isPremiumCricketEnabled' | 'isVirtualGamingArenaEnabled'
>;

export async function loadFeatures(): Promise<Features | undefined> {
  const result = await serverApi('en').call(getConfig);
  return result.kind === 'reply' ? result.reply.settings : undefined;
}
