import type { RealityCheck } from '@slipstream/contract/entities/account/sportsbook-session';
import type { Minor } from '@slipstream/units/minor';
import { useTranslations } from 'use-intl';

import { useMoney } from '../../shared/money/use-money.ts';

/** Duration and result in words: a number alone is easily overlooked. */
export function CheckFacts({ check }: { readonly check: RealityCheck }) {
  const t = useTranslations('responsible.reality_check');
  const money = useMoney();
  const { elapsedSeconds, currency, staked, returned, profit } = check;
  const minutes = Math.floor(elapsedSeconds / 60);
  const amount = money(Math.abs(profit) as Minor, currency);
  return (
    <>
      <p>{t('time', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}</p>
      <p>{t('money', { staked: money(staked, currency), returned: money(returned, currency) })}</p>
      <p>
        <strong>{profit === 0 ? t('even') : profit > 0 ? t('up', { amount }) : t('down', { amount })}</strong>
      </p>
    </>
  );
}
