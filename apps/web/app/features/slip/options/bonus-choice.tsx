import { farmingKinds } from '@slipstream/betting/bonus/bonus-effect';
import type { Bet } from '@slipstream/betting/ticket/bet';
import type { BonusId } from '@slipstream/units/ids';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';

import { useMoney } from '../../../shared/money/use-money.ts';
import type { Slip } from '../../../state/slip/slip.ts';
import { useStores } from '../../../state/use-stores.ts';
import { IconButton } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Select } from '../../../ui/select/select.tsx';
import styles from '../slip-form.module.css';

const none = '';
const kinds = ['comboboost', ...farmingKinds] as const;

/** Which bonus the bet uses: the default (SLIP-12), another, or none. Shown when there is one it can use. */
export function BonusChoice({ slip, bet }: { readonly slip: Slip; readonly bet: Bet }) {
  const t = useTranslations('slip.freebet');
  const money = useMoney();
  const { store: bonuses } = useStore(useStores().bonuses);
  const { availableBonuses } = bet;
  const options = [
    ...kinds.flatMap((kind) => {
      const bonus = availableBonuses[kind];
      return bonus === null ? [] : [{ id: bonus.id, text: t(kind) }];
    }),
    ...availableBonuses.freebet.map(({ id, amount, currency, variant }) => ({
      id,
      text: t('option', { amount: money(amount, currency), variant: t(variant) }),
    })),
  ];
  if (options.length === 0) return null;
  const target = bet.selections[0]?.id ?? 'all';
  const chosen = bet.bonus;
  return (
    <div className={styles.bonus}>
      <Select
        label={t('label')}
        options={[{ value: none, text: t('none') }, ...options.map(({ id, text }) => ({ value: String(id), text }))]}
        value={bet.bonus === null ? none : String(bet.bonus.id)}
        onChange={(picked) => slip.dispatch({ kind: 'bonus-chosen', target, bonusId: idOf(picked) })}
      />
      {chosen !== null && bonuses !== null && (
        <IconButton label={t('details')} onClick={() => bonuses.open(chosen.id)}>
          <Icon name="info" size={18} />
        </IconButton>
      )}
      {chosen?.type === 'freebet' && <p className={styles.jackpot}>{t('noCashout')}</p>}
    </div>
  );

  function idOf(picked: string): BonusId | null {
    return options.find(({ id }) => String(id) === picked)?.id ?? null;
  }
}
