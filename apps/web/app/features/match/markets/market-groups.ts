import type { MarketGroup } from '@slipstream/contract/entities/catalogue/market-group';
import { foldText } from '@slipstream/units/fold-text';

import { marketsOf, type MarketCard } from './market-cards.ts';

export interface GroupChip {
  readonly key: string;
  readonly name: string;
  /** Counts markets, not cards: the same count as the link to this page shows. */
  readonly count: number;
}

/** The groups that have something in them, by their own priority (CAT-8). */
export function groupChips(groups: readonly MarketGroup[], cards: readonly MarketCard[]): readonly GroupChip[] {
  return groups
    .toSorted((one, other) => one.priority - other.priority)
    .map(({ groupKey, name }) => ({ key: groupKey, name, count: countMarkets(cardsIn(cards, groupKey)) }))
    .filter(({ count }) => count > 0);
}

/** Null stands for all of them. */
export function cardsIn(cards: readonly MarketCard[], group: string | null): readonly MarketCard[] {
  return group === null ? cards : cards.filter((card) => card.groups.includes(group));
}

export function countMarkets(cards: readonly MarketCard[]): number {
  return cards.reduce((sum, card) => sum + marketsOf(card).length, 0);
}

/** Pinned markets first, each part in the order it had. */
export function pinnedFirst(cards: readonly MarketCard[], pinned: ReadonlySet<string>): readonly MarketCard[] {
  if (pinned.size === 0) return cards;
  const isPinned = (card: MarketCard) => pinned.has(card.marketId);
  return [...cards.filter(isPinned), ...cards.filter((card) => !isPinned(card))];
}

/** The cards whose title or outcomes contain every typed word; accents and case are ignored. */
export function findCards(cards: readonly MarketCard[], query: string): readonly MarketCard[] {
  const words = foldText(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return cards;
  return cards.filter((card) => {
    const outcomes = marketsOf(card).flatMap((market) => [market.name, ...market.outcomes.map(({ name }) => name)]);
    const text = foldText([card.title, ...outcomes].join(' '));
    return words.every((word) => text.includes(word));
  });
}
