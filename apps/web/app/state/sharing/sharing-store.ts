import type { Bet } from '@slipstream/contract/entities/bets/bet';
import type { BetIntent } from '@slipstream/contract/entities/bets/bet-request';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { useStores } from '../use-stores.ts';

/** The open dialog: a code for bets, the bets of a code, or playing a bet again. */
export type SharingRequest =
  | { readonly kind: 'share'; readonly intents: readonly BetIntent[] }
  | { readonly kind: 'rebet'; readonly intents: readonly BetIntent[] }
  | { readonly kind: 'open'; readonly code: string; readonly isTyped?: boolean };

/** The query key a link carries its code in (SHARE-2). */
const codeKey = 'betcode';

/** Opens and closes the sharing dialogs. */
export class SharingStore {
  readonly state: StoreApi<{ readonly request: SharingRequest | null }> = createStore(() => ({ request: null }));

  readonly shareBets = (intents: readonly BetIntent[]): void => {
    if (intents.length > 0) this.state.setState({ request: { kind: 'share', intents } });
  };

  readonly shareBet = (bet: Bet, kind: 'share' | 'rebet'): void =>
    this.state.setState({ request: { kind, intents: [intentOf(bet)] } });

  readonly close = (): void => this.state.setState({ request: null });

  /** A code that the player typed (SHARE-6). */
  readonly openCode = (code: string): void => this.state.setState({ request: { kind: 'open', code, isTyped: true } });

  /** Reads the code of the address the page was opened with, once. */
  openAddress(address: string): void {
    const code = new URL(address).searchParams.get(codeKey);
    if (code !== null && code !== '') this.state.setState({ request: { kind: 'open', code } });
  }
}

/** The address without its code; in a frame the address belongs to the host and stays (SHARE-2). */
export function withoutCode(address: string): string {
  const url = new URL(address);
  url.searchParams.delete(codeKey);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The path that leads to a code from the site's home. */
export function sharePath(homePath: string, code: string): string {
  return `${homePath}?${codeKey}=${encodeURIComponent(code)}`;
}

/** A placed bet without stake: the same outcomes, to be shared. */
function intentOf({ type, stake, selections, system, odds }: Bet): BetIntent {
  return {
    type,
    currency: stake.currency,
    selections: selections.map((leg) => ({
      matchId: leg.match.id,
      marketId: leg.market.id,
      specifier: leg.specifier,
      outcomeId: leg.outcome.id,
      odds: leg.odds,
    })),
    bonus: null,
    jackpots: [],
    ...(type === 'system' && system !== null && { systemId: system.id }),
    ...(type === 'custom_bet' && { customOdds: odds }),
  };
}

export function useSharingRequest(): SharingRequest | null {
  return useStore(useStores().sharing.state, ({ request }) => request);
}
