import { getSettings } from '@slipstream/contract/http/get-settings';
import { saveSettings } from '@slipstream/contract/http/save-settings';
import type { OddsFormat } from '@slipstream/units/format-odds';

import type { Api } from '../api/call-api.ts';
import { siteApi } from '../api/site-api.ts';
import type { Site } from '../parts/site.tsx';
import { keepOddsFormat } from './preferences.ts';
import type { Stores } from './stores.ts';

/** Shows a player's prices as they chose them elsewhere, once it is known who is here (ODDS-2). */
export function followOddsSetting(
  site: Site,
  { session, preferences }: Pick<Stores, 'session' | 'preferences'>,
): () => void {
  const api = siteApi(site);
  const { available } = site.oddsFormats;
  let playerId: string | null = null;

  async function ask(whose: string): Promise<void> {
    const result = await api.call(getSettings);
    if (result.kind === 'failure' || playerId !== whose) return;
    const format = available.find((one) => one === result.reply.activeOddsType);
    if (format !== undefined) keepOddsFormat(preferences, format);
  }

  function onSession(): void {
    const { status, profile } = session.state.getState();
    const now = status === 'player' ? (profile?.id ?? null) : null;
    if (now === playerId) return;
    playerId = now;
    if (now !== null) void ask(now);
  }

  onSession();
  return session.subscribe(onSession);
}

/** A visitor's choice stays in the browser, a player's goes with the account. False: it could not be saved there. */
export async function chooseOddsFormat(
  api: Api,
  { session, preferences }: Pick<Stores, 'session' | 'preferences'>,
  format: OddsFormat,
): Promise<boolean> {
  keepOddsFormat(preferences, format);
  if (!session.isPlayer()) return true;
  return (await api.call(saveSettings, { body: { oddsType: format } })).kind === 'reply';
}
