import type { Jackpot, JackpotHit } from '@slipstream/contract/entities/jackpot';
import { getJackpotHits } from '@slipstream/contract/http/get-jackpot-hits';
import { getJackpots } from '@slipstream/contract/http/get-jackpots';
import { useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import type { Api } from '../../api/call-api.ts';
import { useMoney } from '../../parts/use-money.ts';
import { useTimeZone } from '../../stores/preferences.ts';
import styles from './jackpot-widget.module.css';
import { RollingAmount } from './rolling-amount.tsx';

const jackpotsEveryMs = 15_000;
const hitsEveryMs = 60_000;

/** The pools as they grow, and who hit them last, without names (JACKPOT-1). Failures are nobody's business: the numbers just stay. */
export function JackpotWidget({ api }: { readonly api: Api }) {
  const t = useTranslations('bonuses.jackpot');
  const format = useFormatter();
  const money = useMoney();
  const timeZone = useTimeZone();
  const jackpots = usePolled<Jackpot>(jackpotsEveryMs, async () => {
    const result = await api.call(getJackpots);
    return result.kind === 'reply' ? result.reply.data : null;
  });
  const hits = usePolled<JackpotHit>(hitsEveryMs, async () => {
    const result = await api.call(getJackpotHits);
    return result.kind === 'reply' ? result.reply.data : null;
  });
  return (
    <>
      {jackpots.map((jackpot) => (
        <section key={jackpot.id} className={styles.jackpot} aria-label={jackpot.name}>
          <h2 className={styles.name}>{jackpot.name}</h2>
          <ul className={styles.levels}>
            {jackpot.levels.map(({ code, name, poolAmount, mustHitBy }) => (
              <li key={code} className={styles.level}>
                <span>{name}</span>
                <b className={styles.amount}>
                  <RollingAmount amount={poolAmount} words={(amount) => money(amount, jackpot.currency)} />
                </b>
                {mustHitBy !== null && <span>{t('mustHitBy', { amount: money(mustHitBy, jackpot.currency) })}</span>}
              </li>
            ))}
          </ul>
          <p className={styles.text}>{jackpot.description}</p>
          {hits.length > 0 && (
            <details className={styles.hits}>
              <summary>{t('hits')}</summary>
              <ul>
                {hits.map((hit) => (
                  <li key={hit.id} data-own={hit.currentUser || undefined}>
                    <span>{hit.level.name}</span>
                    <b>{money(hit.amount, hit.currency)}</b>
                    <span>{t(`status.${hit.status}`)}</span>
                    <time dateTime={hit.createdAt}>
                      {format.dateTime(new Date(hit.createdAt), { dateStyle: 'medium', timeStyle: 'short', timeZone })}
                    </time>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </section>
      ))}
    </>
  );
}

/** Reads a list again and again while the page is looked at. */
function usePolled<Item>(everyMs: number, read: () => Promise<readonly Item[] | null>): readonly Item[] {
  const [items, setItems] = useState<readonly Item[]>([]);
  const [ask] = useState(() => read);
  useEffect(() => {
    let isGone = false;
    async function once() {
      const found = document.hidden ? null : await ask();
      if (!isGone && found !== null) setItems(found);
    }
    void once();
    const timer = setInterval(() => void once(), everyMs);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [ask, everyMs]);
  return items;
}
