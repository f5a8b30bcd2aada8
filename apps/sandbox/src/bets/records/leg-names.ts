import { nameIn } from '../../serialise/names/market-names.ts';
import type { LegAbout } from './bet-record.ts';

/** What a leg was placed on, in a language: the names are kept in the world's own English. */
export function legNames(about: LegAbout, locale: string): { readonly market: string; readonly outcome: string } {
  const { nameA, nameB, marketName, outcomeName } = about;
  const sides = nameB === '' ? {} : { home: { name: nameA }, away: { name: nameB } };
  return { market: nameIn(marketName, sides, locale), outcome: nameIn(outcomeName, sides, locale) };
}
