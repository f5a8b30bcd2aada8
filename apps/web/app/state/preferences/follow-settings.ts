import { getSettings } from '@slipstream/contract/http/site/get-settings';

import { siteApi } from '../../api/site-api.ts';
import type { Site } from '../../site/site.tsx';
import { showOffersOfDevice } from '../offers/offers.ts';
import { keepOddsFormat } from './preferences.ts';
import type { Stores } from '../stores.ts';

/** Shows prices (ODDS-2) and offers as a player chose them elsewhere, once it is known who is here. */
export function followSettings(
  site: Site,
  { session, preferences, offers }: Pick<Stores, 'session' | 'preferences' | 'offers'>,
): () => void {
  const api = siteApi(site);
  const { available } = site.oddsFormats;
  let playerId: string | null | undefined;

  async function ask(whose: string): Promise<void> {
    // Until the account has answered, show no offers: a player who wants none must not see them briefly.
    offers.setState({ shown: 'unknown' });
    const result = await api.call(getSettings);
    if (playerId !== whose) return;
    if (result.kind === 'failure') {
      showOffersOfDevice(offers);
      return;
    }
    const format = available.find((one) => one === result.reply.activeOddsType);
    if (format !== undefined) keepOddsFormat(preferences, format);
    offers.setState({ shown: result.reply.offers });
  }

  function onSession(): void {
    const { status, profile } = session.state.getState();
    if (status === 'unknown' || status === 'pending') return;
    const now = status === 'player' ? (profile?.id ?? null) : null;
    if (now === playerId) return;
    playerId = now;
    if (now === null) showOffersOfDevice(offers);
    else void ask(now);
  }

  onSession();
  return session.subscribe(onSession);
}
