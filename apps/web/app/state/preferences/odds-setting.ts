import { saveSettings } from '@slipstream/contract/http/account/save-settings';
import type { OddsFormat } from '@slipstream/units/format-odds';

import type { Api } from '../../api/call-api.ts';
import { keepOddsFormat } from './preferences.ts';
import type { Stores } from '../stores.ts';

/**
 * Stores a visitor's choice in the browser and a player's on the account. False if the account could not be reached.
 */
export async function chooseOddsFormat(
  api: Api,
  { session, preferences }: Pick<Stores, 'session' | 'preferences'>,
  format: OddsFormat,
): Promise<boolean> {
  keepOddsFormat(preferences, format);
  if (!session.isPlayer()) return true;
  return (await api.call(saveSettings, { body: { oddsType: format } })).kind === 'reply';
}
