import type { OddsAcceptMode } from '@slipstream/contract/entities/catalogue/odds-settings';
import { saveSettings } from '@slipstream/contract/http/account/save-settings';
import type { Minor } from '@slipstream/units/minor';

import type { Slip } from './slip.ts';

/** Applies the mode to this slip at once and stores a player's choice. */
export async function chooseAcceptMode(slip: Slip, mode: OddsAcceptMode): Promise<void> {
  slip.dispatch({ kind: 'accept-mode-changed', mode });
  if (slip.terms().player === null) return;
  await slip.api.call(saveSettings, { body: { autoAcceptOddsChange: mode } });
}

/** Stores the player's stake presets; false if that failed. */
export async function savePresets(slip: Slip, amounts: readonly Minor[]): Promise<boolean> {
  const terms = slip.terms();
  const others = terms.presets.filter(({ currency }) => currency !== terms.currency.code);
  const stakes = [...others.slice(0, 49), { currency: terms.currency.code, amounts }];
  const result = await slip.api.call(saveSettings, { body: { stakes } });
  if (result.kind === 'failure') return false;
  slip.setTerms({ ...slip.terms(), presets: result.reply.stakes });
  return true;
}
