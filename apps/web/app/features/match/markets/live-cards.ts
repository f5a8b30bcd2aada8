import type { Market } from '@slipstream/contract/entities/catalogue/market';
import type { MatchId } from '@slipstream/units/ids';
import { isMatchOver } from '@slipstream/units/match-status';
import { isMarketListed } from '@slipstream/units/market-status';

import { settleOrder } from '../../../shared/stable-list/settle-order.ts';
import { whenStill } from '../../../state/touches.ts';
import type { Board } from '../../../state/board/board.ts';
import { marketKey } from '../../../state/board/board-records.ts';
import { arrangeCards, type MarketCard } from './market-cards.ts';

/** Markets change in groups, around a goal for example, so wait briefly for all of them. */
const gatherMs = 300;

/**
 * The cards of a match, arranged from the board. A market that leaves stays in place, locked, until the page has not
 * been touched for half a second and it has no focus. Remaining cards keep their order.
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
    let gathering: ReturnType<typeof setTimeout> | undefined;
    let cancel: (() => void) | undefined;
    const settle = () => {
      const next = this.#arrange();
      if (isSame(next, this.#cards)) return;
      this.#cards = next;
      listener();
    };
    const ask = () => {
      gathering ??= setTimeout(() => {
        gathering = undefined;
        cancel = whenStill(settle);
      }, gatherMs);
    };
    const leaves = [
      this.#board.subscribeMarkets(this.#matchId, ask),
      this.#board.subscribeMatch(this.#matchId, ask),
      () => clearTimeout(gathering),
      () => cancel?.(),
    ];
    // The board may have changed between the first render and this effect.
    ask();
    return () => leaves.forEach((leave) => leave());
  };

  #arrange(): readonly MarketCard[] {
    const shown = new Map(this.#cards.map((card) => [card.key, card]));
    const markets = this.#board.markets(this.#matchId).filter((market) => this.#isShown(market));
    const wanted = new Map(arrangeCards(markets, shown).map((card) => [card.key, card]));
    const order = settleOrder([...shown.keys()], [...wanted.keys()], focusedCards());
    return order.flatMap((key) => wanted.get(key) ?? shown.get(key) ?? []);
  }

  /** During a match settled markets are removed and cancelled ones stay, with a word; after it results are shown. */
  #isShown({ id, specifier }: Market): boolean {
    const event = this.#board.event(this.#matchId);
    const isOver = event !== undefined && isMatchOver(event.status);
    const market = this.#board.market(this.#matchId, marketKey(this.#matchId, id, specifier));
    return isOver || (market !== undefined && isMarketListed(market.status));
  }
}

/** The focused card is kept even if its market is gone. */
function focusedCards(): ReadonlySet<string> {
  const focused = typeof document === 'undefined' ? null : document.activeElement;
  const key = focused?.closest<HTMLElement>('[data-card]')?.dataset['card'];
  return new Set(key === undefined ? [] : [key]);
}

function isSame(one: readonly MarketCard[], other: readonly MarketCard[]): boolean {
  return one.length === other.length && one.every((card, at) => card === other[at]);
}
