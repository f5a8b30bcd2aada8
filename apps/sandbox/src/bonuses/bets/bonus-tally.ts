import type { ChosenBonus } from './choose-bonus.ts';

/** What the bets of one request use of bonuses together: each is judged alone, so this keeps them from using one twice. */
export class BonusTally {
  readonly #isSeveralAllowed: boolean;
  readonly #uses = new Map<string, number>();
  #freebets = 0;

  constructor(isMultiActiveFreebetsAllowed: boolean) {
    this.#isSeveralAllowed = isMultiActiveFreebetsAllowed;
  }

  /** The code a bet is refused with, or null. */
  refusal(chosen: ChosenBonus | null): 'bonus_not_eligible' | null {
    if (chosen === null) return null;
    const { row, held } = chosen.inHand;
    const uses = this.#uses.get(row.id) ?? 0;
    const usesLeft = held.kind === 'freebet' ? 1 : held.terms?.usesLeft;
    const isUsedUp = typeof usesLeft === 'number' && uses >= usesLeft;
    const isSecond = held.kind === 'freebet' && this.#freebets > 0 && !this.#isSeveralAllowed;
    return isUsedUp || isSecond ? 'bonus_not_eligible' : null;
  }

  count(chosen: ChosenBonus | null): void {
    if (chosen === null) return;
    const { row, held } = chosen.inHand;
    this.#uses.set(row.id, (this.#uses.get(row.id) ?? 0) + 1);
    if (held.kind === 'freebet') this.#freebets += 1;
  }
}
