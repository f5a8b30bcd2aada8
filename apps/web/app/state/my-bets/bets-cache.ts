import type { Bet } from '@slipstream/contract/entities/bets/bet';
import type { PlayerEvent } from '@slipstream/contract/live/player-events';
import type { BetId } from '@slipstream/units/ids';

import type { PlayerFeed } from '../feed/player-feed.ts';

type CashoutChange = Extract<PlayerEvent, { event: 'bet_cashout_changed' }>;

/**
 * Every bet of the player this page has heard of, by id: from a placement, from a list or from the player's channel,
 * whichever knows better. A bet and its cashout offer count their versions apart, because offers move far more often.
 */
export class BetsCache {
  readonly #bets = new Map<BetId, Bet>();
  readonly #listeners = new Set<(bet: Bet) => void>();

  constructor(playerFeed: Pick<PlayerFeed, 'subscribe'>) {
    playerFeed.subscribe({ onEvent: (event) => this.#hear(event), onMissed: () => undefined });
  }

  readonly get = (id: BetId): Bet | undefined => this.#bets.get(id);

  readonly subscribe = (listener: (bet: Bet) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  put(bets: readonly Bet[]): void {
    for (const bet of bets) this.#set(newerBet(this.#bets.get(bet.id), bet));
  }

  /** The current value of a bet, from a reply or an event. */
  offer({ betId, toCashout, cashout }: Pick<CashoutChange, 'betId' | 'toCashout' | 'cashout'>): void {
    const held = this.#bets.get(betId);
    if (held !== undefined) this.#set(withOffer(held, { toCashout, cashout }));
  }

  /** Called when the player changes or signs out. */
  clear(): void {
    this.#bets.clear();
  }

  #hear(event: PlayerEvent): void {
    if (event.event === 'bet_changed') this.put([event.bet]);
    if (event.event === 'bet_cashout_changed') this.offer(event);
  }

  #set(bet: Bet): void {
    if (this.#bets.get(bet.id) === bet) return;
    this.#bets.set(bet.id, bet);
    for (const listener of this.#listeners) listener(bet);
  }
}

/** A bet update replaces the bet by id (MYBETS-5), unless it is older; the newer of the two offers stays with it. */
function newerBet(held: Bet | undefined, bet: Bet): Bet {
  if (held === undefined) return bet;
  const [newer, older] = bet.version >= held.version ? [bet, held] : [held, bet];
  if (older.cashout.version <= newer.cashout.version) return newer;
  return { ...newer, toCashout: older.toCashout, cashout: older.cashout };
}

/** A cashout update sets the amount on the bet (MYBETS-5). */
function withOffer(held: Bet, { toCashout, cashout }: Pick<CashoutChange, 'toCashout' | 'cashout'>): Bet {
  return cashout.version > held.cashout.version ? { ...held, toCashout, cashout } : held;
}

/** A rejected VIP bet is removed from every list (MYBETS-5). */
export function isListed({ status, isVip }: Pick<Bet, 'status' | 'isVip'>): boolean {
  return !(status === 'rejected' && isVip);
}
