import { comboboostRange } from '@slipstream/betting/bonus/comboboost';
import { defaultBonus, type BoostPreference } from '@slipstream/betting/ticket/available-bonuses';
import type { Bet } from '@slipstream/betting/ticket/bet';
import { useFormatter, useTranslations } from 'use-intl';

import { keepBoost, usePreferences } from '../../../state/preferences/preferences.ts';
import type { Slip } from '../../../state/slip/slip.ts';
import { useStores } from '../../../state/use-stores.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './boost-line.module.css';

/** Boost or cashout: a bet cannot have both, so the player chooses once and can override it for any bet (SLIP-12). */
export function BoostChoice({ slip, bet }: { readonly slip: Slip; readonly bet: Bet }) {
  const t = useTranslations('slip.boost');
  const format = useFormatter();
  const { preferences } = useStores();
  const { boost: preferred } = usePreferences();
  const { comboboost } = bet.availableBonuses;
  if (comboboost === null) return null;
  const prices = bet.selections.map(({ odds }) => odds);
  const factor = comboboostRange(comboboost.ranges, prices)?.bonusOdds ?? 1000;
  const percent = format.number(factor / 1000 - 1, { style: 'percent', maximumFractionDigits: 1 });
  const isBoosted = bet.bonus?.type === 'comboboost';

  function choose(wanted: BoostPreference): void {
    keepBoost(preferences, wanted);
    const bonusId = wanted === 'boost' ? comboboost?.id : defaultBonus(bet.availableBonuses, wanted)?.id;
    slip.dispatch({ kind: 'bonus-chosen', target: bet.selections[0]?.id ?? 'all', bonusId: bonusId ?? null });
  }

  return (
    <fieldset className={styles.choice} aria-label={t('ask')}>
      <p>{preferred === null ? t('ask') : t('cost')}</p>
      <div className={styles.pair}>
        <Button size="small" aria-pressed={isBoosted} onClick={() => choose('boost')}>
          {t('take', { percent })}
        </Button>
        <Button size="small" aria-pressed={preferred !== null && !isBoosted} onClick={() => choose('cashout')}>
          {t('cashout')}
        </Button>
      </div>
    </fieldset>
  );
}
