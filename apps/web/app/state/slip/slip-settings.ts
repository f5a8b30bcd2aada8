import type { OddsAcceptMode } from '@slipstream/contract/entities/odds-settings';
import { saveSettings } from '@slipstream/contract/http/save-settings';
import type { Minor } from '@slipstream/units/minor';

import type { Slip } from './slip.ts';

/** The mode holds in this slip at once; a player's choice is also kept for the next time. */
export async function chooseAcceptMode({ store, api }: Slip, mode: OddsAcceptMode): Promise<void> {
  store.dispatch({ kind: 'accept-mode-changed', mode });
  if (store.state.getState().terms.player === null) return;
  await api.call(saveSettings, { body: { autoAcceptOddsChange: mode } });
}

/** The player's own stakes to choose from; false when they could not be kept. */
export async function savePresets({ store, api }: Slip, amounts: readonly Minor[]): Promise<boolean> {
  const { terms } = store.state.getState();
  const others = terms.presets.filter(({ currency }) => currency !== terms.currency.code);
  const stakes = [...others.slice(0, 49), { currency: terms.currency.code, amounts }];
  const result = await api.call(saveSettings, { body: { stakes } });
  if (result.kind === 'failure') return false;
  store.setTerms({ ...store.state.getState().terms, presets: result.reply.stakes });
  return true;
}
