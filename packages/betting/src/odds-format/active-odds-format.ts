import type { OddsType } from '@slipstream/contract/entities/catalogue/odds-settings';

export type OddsFormatSettings = {
  readonly oddsTypes: { readonly available: readonly OddsType[]; readonly selected: OddsType };
  /** The format a player saved; null for a visitor, or when never chosen. */
  readonly activeOddsType: OddsType | null;
};

/**
 * The format prices are shown in: what the player saved, else what this browser remembers, else the site's own choice.
 * One the site does not offer is passed over (ODDS-2). `stored` is whatever local storage held.
 */
export function activeOddsFormat({ oddsTypes, activeOddsType }: OddsFormatSettings, stored: string | null): OddsType {
  const { available, selected } = oddsTypes;
  const offered = (wish: string | null) => available.find((type) => type === wish);
  return offered(activeOddsType) ?? offered(stored) ?? selected;
}
