/** Whose money, what it is for, in which currency. */
export interface Purse {
  readonly owner: string;
  readonly kind: PurseKind;
  readonly currency: string;
}

/**
 * `cash` is what a player can bet, and what the house has won; `stakes` holds what is in play until it is settled; `outside` is
 * everything beyond the book: cards, banks, play money. `pool` is what a jackpot or a tournament has gathered, and `held` what a jackpot
 * has lost to a player who is not paid yet; both are kept like a player's, with a balance that can't fall below zero.
 */
type PurseKind = 'cash' | 'stakes' | 'outside' | 'pool' | 'held';

export const cashOf = (player: string, currency: string): Purse => ({ owner: player, kind: 'cash', currency });
export const houseCash = (currency: string): Purse => ({ owner: 'house', kind: 'cash', currency });
export const houseStakes = (currency: string): Purse => ({ owner: 'house', kind: 'stakes', currency });
export const outside = (currency: string): Purse => ({ owner: 'world', kind: 'outside', currency });

export const poolOf = (owner: string, currency: string): Purse => ({ owner, kind: 'pool', currency });
export const heldBy = (owner: string, currency: string): Purse => ({ owner, kind: 'held', currency });

export function purseId({ owner, kind, currency }: Purse): string {
  return `${owner}/${kind}/${currency}`;
}

/** Players can't owe; the house and the world can. */
export function isPlayers({ owner }: Purse): boolean {
  return owner !== 'house' && owner !== 'world';
}
