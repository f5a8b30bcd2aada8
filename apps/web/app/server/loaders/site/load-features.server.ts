import { getConfig } from '@slipstream/contract/http/get-config';
import type { Settings } from '@slipstream/contract/site/settings';

import { serverApi } from '../api.server.ts';

/** Which whole parts a site has switched on. Undefined when it could not be asked. */
export type Features = Pick<
  Settings,
  'isHorseRacingEnabled' | 'isLotteryEnabled' | 'isPremiumCricketEnabled' | 'isVirtualGamingArenaEnabled'
>;

export async function loadFeatures(): Promise<Features | undefined> {
  const result = await serverApi('en').call(getConfig);
  return result.kind === 'reply' ? result.reply.settings : undefined;
}
