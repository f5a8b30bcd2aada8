import type { Bet } from '@slipstream/betting/ticket/bet';
import { useTranslations } from 'use-intl';

import { useMoney } from '../../parts/use-money.ts';
import type { SlipStore } from '../../stores/slip/slip-store.ts';
import { Select } from '../../ui/select/select.tsx';

const noFreebet = '';

/** A freebet turns its amount into the stake (SLIP-12). Shown when the bet can use one. */
export function FreebetChoice({ store, bet }: { readonly store: SlipStore; readonly bet: Bet }) {
  const t = useTranslations('slip.freebet');
  const money = useMoney();
  const { freebet } = bet.availableBonuses;
  if (freebet.length === 0) return null;
  const options = freebet.map(({ id, amount, currency, variant }) => ({
    value: String(id),
    text: t('option', { amount: money(amount, currency), variant: t(variant) }),
  }));
  const target = bet.selections[0]?.id ?? 'all';
  return (
    <Select
      label={t('label')}
      options={[{ value: noFreebet, text: t('none') }, ...options]}
      value={bet.bonus?.type === 'freebet' ? String(bet.bonus.id) : noFreebet}
      onChange={(id) => {
        const chosen = freebet.find((each) => String(each.id) === id);
        store.dispatch({ kind: 'bonus-chosen', target, bonusId: chosen?.id ?? null });
      }}
    />
  );
}
