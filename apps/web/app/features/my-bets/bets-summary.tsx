import type { BetsSummary as Summary } from '@slipstream/contract/entities/bets/bets-summary';
import { getBetsSummary } from '@slipstream/contract/http/bets/get-bets-summary';
import type { Minor } from '@slipstream/units/minor';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

import type { Api } from '../../api/call-api.ts';
import { dayIn } from '../../shared/match/days-between.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import type { BetsPeriod } from '../../state/my-bets/bets-filter.ts';
import { useTimeZone } from '../../state/preferences/preferences.ts';
import { activeAccount } from '../../state/session/session-store.ts';
import { useSession } from '../../state/session/use-session.ts';
import { useStores } from '../../state/use-stores.ts';
import styles from './bets-summary.module.css';
import { ProfitChart } from './profit-chart.tsx';

const dayMs = 86_400_000;

/** Sums are per day, and a chart of one day is useless. */
const spans = {
  any: { key: 'month', days: 30 },
  month: { key: 'month', days: 30 },
  week: { key: 'week', days: 7 },
  day: { key: 'week', days: 7 },
} as const satisfies Record<BetsPeriod, { readonly key: BetsPeriod; readonly days: number }>;

export interface BetsSummaryProps {
  readonly api: Api;
  /** The period of the list's filter. */
  readonly period: BetsPeriod;
}

/** The result of the last days in words, with a chart. */
export function BetsSummary({ api, period }: BetsSummaryProps) {
  const t = useTranslations('myBets.summary');
  const filterWord = useTranslations('myBets.filter');
  const money = useMoney();
  const { key, days } = spans[period];
  const summary = useSummary(api, days);
  if (summary === null) return null;
  const { currency, staked, returned, openStake } = summary;
  // While all bets are open there is no result.
  if (staked === 0 && returned === 0) return null;
  const profit = returned - staked;
  const amount = money(Math.abs(profit) as Minor, currency);
  return (
    <section className={styles.summary}>
      <h3 className={styles.title}>{filterWord(key)}</h3>
      <p className={styles.words}>
        <b>{profit > 0 ? t('profit', { amount }) : profit < 0 ? t('loss', { amount }) : t('even')}</b>{' '}
        {openStake > 0 && t('open', { amount: money(openStake, currency) })}
      </p>
      <ProfitChart profits={summary.days.map((day) => day.profit)} label={t('chart', { amount: signed() })} />
      <dl className={styles.figures}>
        <dt>{t('bets')}</dt>
        <dd>{summary.betsCount}</dd>
        <dt>{t('staked')}</dt>
        <dd>{money(staked, currency)}</dd>
        <dt>{t('returned')}</dt>
        <dd>{money(returned, currency)}</dd>
      </dl>
    </section>
  );

  function signed(): string {
    return profit < 0 ? `−${amount}` : amount;
  }
}

/** Bets of one match are settled one after another; reload the sums once afterwards. */
const gatherMs = 1000;

/** Loaded when settled bets are shown, and again when another is settled. */
function useSummary(api: Api, days: number): Summary | null {
  const { clock, bets } = useStores();
  const session = useSession();
  const timeZone = useTimeZone();
  const currency = activeAccount(session)?.currency;
  const [summary, setSummary] = useState<Summary | null>(null);

  useEffect(() => {
    if (currency === undefined) return undefined;
    const cancel = new AbortController();
    async function ask(code: string) {
      const nowMs = clock.now();
      const from = dayIn(nowMs - (days - 1) * dayMs, timeZone);
      const query = { currency: code, from, to: dayIn(nowMs, timeZone), timeZone };
      const result = await api.call(getBetsSummary, { query, signal: cancel.signal });
      if (result.kind === 'reply') setSummary(result.reply);
    }
    void ask(currency);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = bets.subscribe(({ status }) => {
      if (status !== 'done' && status !== 'cashed_out') return;
      clearTimeout(timer);
      timer = setTimeout(() => void ask(currency), gatherMs);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
      cancel.abort();
    };
  }, [api, bets, clock, currency, days, timeZone]);

  return summary;
}
