import type { Market } from '@slipstream/contract/entities/market';
import type { MatchId } from '@slipstream/units/ids';

import type { Board } from '../../../stores/board/board.ts';
import { marketKey } from '../../../stores/board/board-records.ts';
import { whenCalm } from '../../../when-calm.ts';
import { arrangeCards, type MarketCard } from './market-cards.ts';

/** Markets come and go in groups, around a goal; a moment is waited for all of them. */
const gatherMs = 300;

/**
 * The cards of a match, arranged from the board. What leaves stays where it is, locked, until the page is calm: never
 * within half a second of a touch, and never from under the focus.
 */
export class LiveCards {
  readonly #board: Board;
  readonly #matchId: MatchId;
  #cards: readonly MarketCard[] = [];

  constructor(board: Board, matchId: MatchId) {
    this.#board = board;
    this.#matchId = matchId;
    this.#cards = this.#arrange();
  }

  readonly read = (): readonly MarketCard[] => this.#cards;

  readonly subscribe = (listener: () => void): (() => void) => {
    const calm = whenCalm(() => {
      const next = this.#arrange();
      if (isSame(next, this.#cards)) return;
      this.#cards = next;
      listener();
    }, gatherMs);
    const leaves = [
      this.#board.subscribeMarkets(this.#matchId, calm.ask),
      this.#board.subscribeMatch(this.#matchId, calm.ask),
      calm.stop,
    ];
    // Something may have happened between the first render and now.
    calm.ask();
    return () => leaves.forEach((leave) => leave());
  };

  #arrange(): readonly MarketCard[] {
    const before = new Map(this.#cards.map((card) => [card.key, card]));
    const markets = this.#board.markets(this.#matchId).filter((market) => this.#isShown(market));
    return keepFocused(arrangeCards(markets, before), this.#cards, focusedCard());
  }

  /** While a match goes on, what is settled makes room; once it is over, results are what there is to see. */
  #isShown({ id, specifier }: Market): boolean {
    const isOver = (this.#board.event(this.#matchId)?.status ?? 0) >= 3;
    const status = this.#board.market(this.#matchId, marketKey(this.#matchId, id, specifier))?.status ?? 0;
    return isOver || status === 1 || status === -1;
  }
}

/** The card that has the focus is kept at its place even when its market is gone. */
export function keepFocused(
  next: readonly MarketCard[],
  held: readonly MarketCard[],
  focusedKey: string | undefined,
): readonly MarketCard[] {
  const at = held.findIndex((card) => card.key === focusedKey);
  const card = held[at];
  if (card === undefined || next.some(({ key }) => key === focusedKey)) return next;
  return next.toSpliced(Math.min(at, next.length), 0, card);
}

function focusedCard(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.activeElement?.closest<HTMLElement>('[data-card]')?.dataset['card'];
}

function isSame(one: readonly MarketCard[], other: readonly MarketCard[]): boolean {
  return one.length === other.length && one.every((card, at) => card === other[at]);
}
