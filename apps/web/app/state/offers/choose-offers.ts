import { saveSettings } from '@slipstream/contract/http/account/save-settings';

import type { Api } from '../../api/call-api.ts';
import { keepOffersOfDevice } from './offers.ts';
import type { Stores } from '../stores.ts';

/** Stores a visitor's choice on the device and a player's on the account. False if the account could not be reached. */
export async function chooseOffers(
  api: Api,
  { session, offers }: Pick<Stores, 'session' | 'offers'>,
  isWanted: boolean,
): Promise<boolean> {
  const shown = isWanted ? 'on' : 'off';
  offers.setState({ shown });
  if (!session.isPlayer()) {
    keepOffersOfDevice(shown);
    return true;
  }
  const result = await api.call(saveSettings, { body: { offers: shown } });
  // The account's answer overrides the choice: a cooling-off period cannot be switched off.
  if (result.kind === 'reply') offers.setState({ shown: result.reply.offers });
  return result.kind === 'reply';
}
