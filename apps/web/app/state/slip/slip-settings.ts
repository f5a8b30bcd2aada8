import type { OddsAcceptMode } from '@slipstream/contract/entities/catalogue/odds-settings';
import { saveSettings } from '@slipstream/contract/http/account/save-settings';
import type { Minor } from '@slipstream/units/minor';

import type { Slip } from './slip.ts';

/** Applies the mode to this slip at once and stores a player's choice. */
export async function chooseAcceptMode({ store, api }: Slip, mode: OddsAcceptMode): Promise<void> {
  store.dispatch({ kind: 'accept-mode-changed', mode });
  if (store.state.getState().terms.player === null) return;
  await api.call(saveSettings, { body: { autoAcceptOddsChange: mode } });
}

/** Stores the player's stake presets; false if that failed. */
export async function savePresets({ store, api }: Slip, amounts: readonly Minor[]): Promise<boolean> {
  const { terms } = store.state.getState();
  const others = terms.presets.filter(({ currency }) => currency !== terms.currency.code);
  const stakes = [...others.slice(0, 49), { currency: terms.currency.code, amounts }];
  const result = await api.call(saveSettings, { body: { stakes } });
  if (result.kind === 'failure') return false;
  store.setTerms({ ...store.state.getState().terms, presets: result.reply.stakes });
  return true;
}
