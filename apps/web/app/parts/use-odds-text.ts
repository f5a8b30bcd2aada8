import { formatOdds } from '@slipstream/units/format-odds';
import type { TotalOdds } from '@slipstream/units/odds';
import { useCallback } from 'react';

import { useOddsFormat } from '../stores/preferences.ts';

/** A price in the format the player reads (ODDS-1). */
export function useOddsText(): (odds: TotalOdds) => string {
  const format = useOddsFormat();
  return useCallback((odds) => formatOdds(odds, format), [format]);
}
