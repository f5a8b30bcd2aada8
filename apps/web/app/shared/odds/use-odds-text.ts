import type { Direction } from '@slipstream/locales/locale';
import { formatOdds, formatTotalOdds } from '@slipstream/units/format-odds';
import type { TotalOdds } from '@slipstream/units/odds';
import { useCallback } from 'react';

import { useOddsFormat } from '../../state/preferences/preferences.ts';
import { useSite } from '../../site/site.tsx';

/** Formats a price in the player's odds format (ODDS-1). */
export function useOddsText(): (odds: TotalOdds) => string {
  const format = useOddsFormat();
  const { direction } = useSite();
  return useCallback((odds) => isolated(formatOdds(odds, format), direction), [format, direction]);
}

/** The odds of a bet: total odds for several selections (BET-5), the price for one. */
export function useBetOddsText(): (odds: TotalOdds, selectionCount: number) => string {
  const format = useOddsFormat();
  const { direction } = useSite();
  return useCallback(
    (odds, selectionCount) => {
      const text = selectionCount > 1 ? formatTotalOdds(odds, format) : formatOdds(odds, format);
      return isolated(text, direction);
    },
    [format, direction],
  );
}

const leftToRight = '\u2066';
const asBefore = '\u2069';

/** In right-to-left text the sign of -110 would move behind the digits; a bidi isolate keeps it in front. */
export function isolated(figures: string, direction: Direction): string {
  return direction === 'rtl' ? leftToRight + figures + asBefore : figures;
}
