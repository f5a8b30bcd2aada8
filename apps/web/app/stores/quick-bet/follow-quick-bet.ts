import type { Stores } from '../stores.ts';
import type { SlipStore } from '../slip/slip-store.ts';
import type { QuickBetStore } from './quick-bet-store.ts';

/** How long a result stays on its odds button. */
const resultMs = 6000;

/** Keeps quick bet on the player's terms: currency, balance, acceptance mode, and nobody's when nobody plays. */
export function followQuickBet(
  quick: QuickBetStore,
  slip: SlipStore,
  { playerFeed, session, bets }: Pick<Stores, 'playerFeed' | 'session' | 'bets'>,
): void {
  playerFeed.subscribe({
    onEvent: (event) => {
      if (event.event !== 'balance_changed') return;
      const { currency, amount } = event.balance;
      quick.dispatch({ kind: 'balance-changed', currency, balance: amount });
    },
    onMissed: () => undefined,
  });
  session.subscribe((now, before) => {
    // Sign-out closes quick bet (SESSION-2).
    if (before.status === 'player' && now.status !== 'player') quick.dispatch({ kind: 'signed-out' });
  });
  let { code } = slip.state.getState().terms.currency;
  slip.subscribe(() => {
    const { terms, ticket } = slip.state.getState();
    if (terms.currency.code !== code) {
      code = terms.currency.code;
      quick.dispatch({ kind: 'currency-changed' });
    }
    if (ticket.acceptMode !== quick.quickBet().acceptMode) {
      quick.dispatch({ kind: 'accept-mode-changed', mode: ticket.acceptMode });
    }
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state = quick.quickBet().state;
  quick.subscribe(() => {
    const quickBet = quick.quickBet();
    if (quickBet.state === state) return;
    state = quickBet.state;
    clearTimeout(timer);
    if (state === 'success') {
      bets.put(quickBet.placedBets);
      timer = setTimeout(() => quick.dispatch({ kind: 'dismissed' }), resultMs);
    }
  });
}
