import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';

import { showAlert } from '../../state/alerts.ts';
import { placedPhaseOf } from '../../state/quick-bet/placed-phase.ts';
import type { QuickBetView } from '../../state/quick-bet/quick-bet-store.ts';
import type { Slip } from '../../state/slip/slip.ts';
import { useStores } from '../../state/use-stores.ts';
import { usePlacedWords } from './quick-bet-state.tsx';

/**
 * Shows an alert for a verdict that is not visible beside its price: the player scrolled, tapped another price or left
 * the page (QUICK-8). Also when quick bet was switched off for lack of money (QUICK-6).
 */
export function useVerdictAlerts({ quick }: Slip): void {
  const t = useTranslations('quickBet');
  const placedWords = usePlacedWords();
  const { alerts } = useStores();

  const onChange = useEffectEvent((now: QuickBetView, before: QuickBetView) => {
    if (now.isBalanceLow && !before.isBalanceLow) showAlert(alerts, { tone: 'warning', title: t('lowBalance') });
    for (const [id, bet] of now.placed) {
      const was = before.placed.get(id);
      if (was?.id !== bet.id || placedPhaseOf(was) !== 'waiting' || placedPhaseOf(bet) === 'waiting') continue;
      if (now.tappedId === id && now.isTapSeen) continue;
      const { tone, words } = placedWords(bet);
      showAlert(alerts, { tone: tone === 'good' ? 'success' : 'error', title: words });
    }
  });

  useEffect(() => quick.state.subscribe((now, before) => onChange(now, before)), [quick]);
}
