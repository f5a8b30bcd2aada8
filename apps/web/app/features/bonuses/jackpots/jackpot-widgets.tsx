import type { Jackpot } from '@slipstream/contract/entities/bonuses/jackpot';
import { getJackpot } from '@slipstream/contract/http/bonuses/get-jackpot';
import { getJackpotHits } from '@slipstream/contract/http/bonuses/get-jackpot-hits';
import { getJackpots } from '@slipstream/contract/http/bonuses/get-jackpots';
import { useTranslations } from 'use-intl';

import type { Api } from '../../../api/call-api.ts';
import { useTimeText } from '../../../shared/match/time-text.ts';
import { useMoney } from '../../../shared/money/use-money.ts';
import styles from './jackpot-widgets.module.css';
import { RollingAmount } from './rolling-amount.tsx';
import { usePolled } from '../use-polled.ts';

const jackpotEveryMs = 15_000;
const hitsEveryMs = 60_000;

/** Current pools and last hits, without names (JACKPOT-1). If a reload fails, the old numbers stay. */
export function JackpotWidgets({ api, limit }: { readonly api: Api; readonly limit?: number }) {
  const jackpots = usePolled(hitsEveryMs, async () => {
    const result = await api.call(getJackpots);
    return result.kind === 'reply' ? result.reply.data : null;
  });
  return jackpots?.slice(0, limit).map((jackpot) => <JackpotWidget key={jackpot.id} known={jackpot} api={api} />);
}

function JackpotWidget({ known, api }: { readonly known: Jackpot; readonly api: Api }) {
  const t = useTranslations('bonuses.jackpot');
  const entities = useTranslations('entities.jackpot');
  const money = useMoney();
  const jackpot =
    usePolled(jackpotEveryMs, async () => {
      const result = await api.call(getJackpot, { params: { id: known.id } });
      return result.kind === 'reply' ? result.reply.data : null;
    }) ?? known;
  return (
    <section className={styles.jackpot} aria-label={jackpot.name}>
      <h2 className={styles.name}>{jackpot.name}</h2>
      <ul className={styles.levels}>
        {jackpot.levels.map(({ code, name, poolAmount, mustHitBy, state }) => (
          <li key={code} className={styles.level} data-state={state}>
            <span>{name}</span>
            <b className={styles.amount}>
              <RollingAmount amount={poolAmount} words={(amount) => money(amount, jackpot.currency)} />
            </b>
            {state !== 'active' && <span className={styles.rest}>{entities(state)}</span>}
            {state === 'active' && mustHitBy !== null && (
              <span>{t('mustHitBy', { amount: money(mustHitBy, jackpot.currency) })}</span>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.text}>{jackpot.description}</p>
      {jackpot.hitsAmount > 0 && (
        <p className={styles.text}>{entities('paid', { amount: money(jackpot.hitsAmount, jackpot.currency) })}</p>
      )}
      <JackpotHits jackpotId={jackpot.id} api={api} />
    </section>
  );
}

function JackpotHits({ jackpotId, api }: { readonly jackpotId: Jackpot['id']; readonly api: Api }) {
  const t = useTranslations('bonuses.jackpot');
  const money = useMoney();
  const timeText = useTimeText();
  const hits = usePolled(hitsEveryMs, async () => {
    const result = await api.call(getJackpotHits, { query: { jackpotId, status: ['approved', 'paid'] } });
    return result.kind === 'reply' ? result.reply.data : null;
  });
  if (hits === null || hits.length === 0) return null;
  return (
    <details className={styles.hits}>
      <summary>{t('hits')}</summary>
      <ul>
        {hits.map((hit) => (
          <li key={hit.id} data-own={hit.currentUser || undefined}>
            <span>{hit.level.name}</span>
            <b>{money(hit.amount, hit.currency)}</b>
            <span>{t(`status.${hit.status}`)}</span>
            <time dateTime={hit.createdAt}>{timeText(hit.createdAt, 'dateTime')}</time>
          </li>
        ))}
      </ul>
    </details>
  );
}
