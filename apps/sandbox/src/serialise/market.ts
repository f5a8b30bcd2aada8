import type { marketWire } from '@slipstream/contract/entities/catalogue/market';
import { outcomeKeyWire } from '@slipstream/contract/entities/catalogue/outcome';
import { wireTime } from '@slipstream/contract/timestamp';
import type * as z from 'zod/mini';
import { nameIn } from './names/market-names.ts';
import type { Sides } from './names/translate-name.ts';
import type { BoardMarket } from '../world/boards/board-market.ts';

/** What a market belongs to: a match, or an outright that has no sides. */
export interface MarketOwner extends Sides {
  readonly id: string;
  readonly urnId: string;
}

export type MarketOut = z.input<typeof marketWire>;

const columnKeys: ReadonlySet<string> = new Set(outcomeKeyWire.options);

/** `event` is the match or outright the market belongs to. */
export function marketOut(event: MarketOwner, market: BoardMarket, locale: string): MarketOut {
  const { info } = market;
  return {
    match_id: event.id,
    match_urn_id: event.urnId,
    id: info.id,
    specifier: info.specifier,
    version: market.version,
    name: nameIn(info.name, event, locale),
    status: market.status,
    outcomes: market.outcomes.map((outcome, at) => {
      const named = info.outcomes[at] ?? { id: outcome.id, key: '', name: outcome.id };
      const { key } = named;
      return { ...outcome, key: isColumn(key) ? key : null, name: nameIn(named.name, event, locale) };
    }),
    market_groups: [...info.groups],
    priority: info.priority,
    most_balanced: market.mostBalanced,
    next_bet_stop: market.nextBetStopMs === null ? null : wireTime(market.nextBetStopMs),
    custom_bet_groups: [...info.customBetGroups],
  };
}

function isColumn(key: string): key is z.output<typeof outcomeKeyWire> {
  return columnKeys.has(key);
}
