import type { Bet } from '@slipstream/betting/ticket/bet';
import type { BonusId } from '@slipstream/units/ids';
import { useTranslations } from 'use-intl';

import { useMoney } from '../../parts/use-money.ts';
import type { SlipStore } from '../../stores/slip/slip-store.ts';
import { Select } from '../../ui/select/select.tsx';

const none = '';
const kinds = ['comboboost', 'hunting', 'tournament', 'lootbox'] as const;

/** Which bonus the bet uses: the default (SLIP-12), another, or none. Shown when there is one it can use. */
export function BonusChoice({ store, bet }: { readonly store: SlipStore; readonly bet: Bet }) {
  const t = useTranslations('slip.freebet');
  const money = useMoney();
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
  return (
    <Select
      label={t('label')}
      options={[{ value: none, text: t('none') }, ...options.map(({ id, text }) => ({ value: String(id), text }))]}
      value={bet.bonus === null ? none : String(bet.bonus.id)}
      onChange={(chosen) => store.dispatch({ kind: 'bonus-chosen', target, bonusId: idOf(chosen) })}
    />
  );

  function idOf(chosen: string): BonusId | null {
    return options.find(({ id }) => String(id) === chosen)?.id ?? null;
  }
}
