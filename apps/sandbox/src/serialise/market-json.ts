import type { BoardMarket } from '../world/boards/board-market.ts';
import { marketOut, type MarketOwner } from './market.ts';

const written = new WeakMap<BoardMarket, Map<string, string>>();

/** A market as JSON. A market that changes becomes another object, so what was written for this one stays true. */
export function marketJson(owner: MarketOwner, market: BoardMarket, locale: string): string {
  const byLocale = written.get(market) ?? new Map<string, string>();
  written.set(market, byLocale);
  let text = byLocale.get(locale);
  if (text === undefined) byLocale.set(locale, (text = JSON.stringify(marketOut(owner, market, locale))));
  return text;
}
