import { getSettings } from '@slipstream/contract/http/site/get-settings';
import type { ReplyOf } from '@slipstream/contract/http/call';
import type { getConfig } from '@slipstream/contract/http/site/get-config';

import type { Api } from '../../../api/call-api.ts';
import type { Stores } from '../../stores.ts';
import type { SlipStore } from '../slip-store.ts';
import { slipTerms } from '../slip-terms.ts';

/** Keeps the slip's terms those of the current player: currency, balance, limits and saved choices. */
export function followSession(
  slip: SlipStore,
  { system, settings: siteSettings }: ReplyOf<typeof getConfig>,
  { session, bonuses, preferences }: Pick<Stores, 'session' | 'bonuses' | 'preferences'>,
  api: Api,
): void {
  let settings = siteSettings;
  let playerId: string | null = null;

  function update(): void {
    const { boost, stakeBasis } = preferences.getState();
    slip.setTerms(
      slipTerms({
        system,
        settings,
        session: session.state.getState(),
        bonuses: bonuses.getState().forSlip,
        boost,
        stakeBasis,
      }),
    );
  }

  /** The player's own presets, limits and acceptance mode; the site's if they cannot be loaded. */
  async function fetchSettings(whose: string): Promise<void> {
    const result = await api.call(getSettings);
    if (result.kind === 'failure' || playerId !== whose) return;
    settings = result.reply;
    update();
    setMode();
  }

  function setMode(): void {
    const { oddsAcceptMode: mode } = settings;
    if (slip.ticket().acceptMode !== mode) slip.dispatch({ kind: 'accept-mode-changed', mode });
  }

  function onChange(): void {
    const { status, profile } = session.state.getState();
    const now = status === 'player' ? (profile?.id ?? null) : null;
    if (now !== playerId) {
      playerId = now;
      settings = siteSettings;
      if (now !== null) void fetchSettings(now);
    }
    update();
  }

  session.subscribe(onChange);
  bonuses.subscribe(update);
  preferences.subscribe(({ boost, stakeBasis }, before) => {
    if (boost !== before.boost || stakeBasis !== before.stakeBasis) update();
  });
  // A restored slip keeps its mode; a new one takes the site's.
  if (slip.ticket().bets.length === 0) setMode();
  onChange();
}
