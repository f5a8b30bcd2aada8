import type { SelectionId } from '@slipstream/betting/ticket/selection';
import type { BetId } from '@slipstream/units/ids';

import type { Api } from '../../api/call-api.ts';
import { watchSubmitted } from '../my-bets/watch-submitted.ts';
import type { Stores } from '../stores.ts';
import type { SlipStore } from '../slip/slip-store.ts';
import { placedPhaseOf } from './placed-phase.ts';
import type { QuickBetStore } from './quick-bet-store.ts';

/** How long a verdict stays on its odds button. */
const resultMs = 6000;

/** Keeps quick bet on the player's currency, balance and acceptance mode, and off without a player. */
export function followQuickBet(
  quick: QuickBetStore,
  slip: SlipStore,
  { playerFeed, session, bets }: Pick<Stores, 'playerFeed' | 'session' | 'bets'>,
  { api, tellBoard }: QuickSurroundings,
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
  let { code } = slip.terms().currency;
  slip.subscribe(() => {
    const terms = slip.terms();
    const ticket = slip.ticket();
    if (terms.currency.code !== code) {
      code = terms.currency.code;
      quick.dispatch({ kind: 'currency-changed' });
    }
    if (ticket.acceptMode !== quick.quickBet().acceptMode) {
      quick.dispatch({ kind: 'accept-mode-changed', mode: ticket.acceptMode });
    }
  });
  followVerdicts(quick, bets, api);
  let { state } = quick.quickBet();
  quick.subscribe(() => {
    const before = state;
    ({ state } = quick.quickBet());
    // Price changes during the placement were not applied.
    if (before === 'processing' && state === 'initial') tellBoard();
  });
}

interface QuickSurroundings {
  readonly api: Api;
  readonly tellBoard: () => void;
}

/** Follows placed quick bets until they are accepted or refused; the next tap may come earlier (QUICK-8). */
function followVerdicts(quick: QuickBetStore, bets: Stores['bets'], api: Api): void {
  const known = new Map<BetId, SelectionId>();
  const show = (id: SelectionId, betId: BetId) => {
    const bet = bets.get(betId);
    if (bet === undefined) return;
    quick.keepPlaced(id, bet);
    if (placedPhaseOf(bet) === 'waiting') return;
    known.delete(betId);
    setTimeout(() => {
      if (quick.state.getState().placed.get(id)?.id === betId) quick.letGo(id);
    }, resultMs);
  };
  bets.subscribe(({ id: betId }) => {
    const id = known.get(betId);
    if (id !== undefined) show(id, betId);
  });
  let { placedBets } = quick.quickBet();
  quick.subscribe(() => {
    const { bet, placedBets: now } = quick.quickBet();
    if (now === placedBets) return;
    placedBets = now;
    const id = bet?.selections[0]?.id;
    const [placed] = placedBets;
    if (id === undefined || placed === undefined) return;
    bets.put(placedBets);
    known.set(placed.id, id);
    show(id, placed.id);
    void watchSubmitted(placed, bets, api);
  });
}
