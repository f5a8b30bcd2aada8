import { saveSettings } from '@slipstream/contract/http/save-settings';

import type { Api } from '../../api/call-api.ts';
import { keepOffersOfDevice } from './offers.ts';
import type { Stores } from '../stores.ts';

/** A visitor's choice stays on the device; a player's goes with the account, so that it holds on every device. False: it could not be saved there. */
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
  // What the account says outweighs what was asked: a break can't be chosen away.
  if (result.kind === 'reply') offers.setState({ shown: result.reply.offers });
  return result.kind === 'reply';
}
