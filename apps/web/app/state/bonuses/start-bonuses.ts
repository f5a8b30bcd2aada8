import { playerBonuses } from '@slipstream/betting/bonus/player-bonuses';
import { getJackpots } from '@slipstream/contract/http/bonuses/get-jackpots';

import type { Api } from '../../api/call-api.ts';
import type { Stores } from '../stores.ts';
import { BonusesStore } from './bonuses-store.ts';
import { heldOf, holderOf } from './held-bonuses.ts';

interface Terms {
  readonly api: Api;
  readonly hasJackpots: boolean;
  readonly hasProgress: boolean;
}

/** Loads a player's bonuses, keeps them up to date and passes them to the slip, while the player is signed in. */
export function startBonuses(stores: Stores, { api, hasJackpots, hasProgress }: Terms): () => void {
  const { bonuses: bridge, clock, playerFeed, session } = stores;
  const store = new BonusesStore(api, hasProgress);
  let jackpots: readonly { readonly id: string; readonly currency: string }[] = [];
  let endsMs = Number.POSITIVE_INFINITY;

  function tellSlip(): void {
    const held = heldOf(store.state.getState().bonuses);
    const nowMs = clock.now();
    const { profile } = session.state.getState();
    bridge.setState({ store, forSlip: playerBonuses(held, holderOf(profile, nowMs), jackpots) });
    const ends = held.map(({ terms }) => terms?.endsMs ?? Number.POSITIVE_INFINITY).filter((ms) => ms > nowMs);
    endsMs = Math.min(Number.POSITIVE_INFINITY, ...ends);
  }

  /** An expired bonus leaves the slip at its expiry, not at the next reload. */
  function onTick(): void {
    if (clock.now() < endsMs) return;
    tellSlip();
    store.loadSoon();
  }

  async function loadJackpots(): Promise<void> {
    const result = await api.call(getJackpots);
    if (result.kind === 'reply') jackpots = result.reply.data;
    tellSlip();
  }

  const unsubscribe = [
    clock.subscribe(onTick),
    store.state.subscribe((now, before) => {
      if (now.bonuses !== before.bonuses) tellSlip();
    }),
    playerFeed.subscribe({
      onEvent: (event) => {
        if (event.event === 'bonus_issued') void store.hear(event.bonus);
        // A placed or settled bet may use, release or earn a bonus.
        if (event.event === 'bet_changed' && (event.bet.bonus !== null || event.bet.settledAt !== null))
          store.loadSoon();
      },
      onMissed: () => void store.load(),
    }),
  ];
  bridge.setState({ store });
  void store.load();
  if (hasJackpots) void loadJackpots();
  return () => {
    for (const end of unsubscribe) end();
    store.stop();
    // Clear everything when the player signs out (SESSION-2).
    bridge.setState({ store: null, forSlip: null });
  };
}
