import { getSettings } from '@slipstream/contract/http/site/get-settings';

import { siteApi } from '../../api/site-api.ts';
import type { Site } from '../../site/site.tsx';
import { showOffersOfDevice } from '../offers/offers.ts';
import { keepOddsFormat } from './preferences.ts';
import { followPlayerId } from '../session/follow-player-id.ts';
import type { Stores } from '../stores.ts';

/** Shows prices (ODDS-2) and offers as a player chose them elsewhere, once it is known who is here. */
export function followSettings(
  site: Site,
  { session, preferences, offers }: Pick<Stores, 'session' | 'preferences' | 'offers'>,
): () => void {
  const api = siteApi(site);
  const { available } = site.oddsFormats;
  let asked: string | null = null;

  async function ask(playerId: string): Promise<void> {
    // Until the account has answered, show no offers: a player who wants none must not see them briefly.
    offers.setState({ shown: 'unknown' });
    const result = await api.call(getSettings);
    if (asked !== playerId) return;
    if (result.kind === 'failure') {
      showOffersOfDevice(offers);
      return;
    }
    const format = available.find((one) => one === result.reply.activeOddsType);
    if (format !== undefined) keepOddsFormat(preferences, format);
    offers.setState({ shown: result.reply.offers });
  }

  return followPlayerId(session, (playerId) => {
    asked = playerId;
    if (playerId === null) showOffersOfDevice(offers);
    else void ask(playerId);
  });
}
