import type { LeaderboardRow, Tournament } from '@slipstream/contract/entities/bonuses/tournament';
import { getTournamentRating } from '@slipstream/contract/http/bonuses/get-tournament-rating';
import { useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import type { Api } from '../../../api/call-api.ts';
import styles from './leaderboard.module.css';

const rowsMax = 10;

/** The places around the player, or the first ones for those who do not take part (BONUS-8). */
export function Leaderboard({ bonus, api }: { readonly bonus: Tournament; readonly api: Api }) {
  const t = useTranslations('bonuses.leaderboard');
  const format = useFormatter();
  const [rows, setRows] = useState<readonly LeaderboardRow[] | null>(null);
  useEffect(() => {
    let isGone = false;
    async function load() {
      const sent = { params: { id: bonus.id }, query: { limit: rowsMax, aroundMe: true } };
      const result = await api.call(getTournamentRating, sent);
      if (!isGone && result.kind === 'reply') setRows(result.reply.data);
    }
    void load();
    return () => {
      isGone = true;
    };
  }, [api, bonus.id]);
  if (rows === null) return null;
  return (
    <section aria-label={t('title')}>
      <h3 className={styles.title}>{t('title')}</h3>
      <p className={styles.note}>
        {t(`state.${bonus.poolState}`)} {t(`payout.${bonus.payoutState}`)}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('position')}</th>
            <th scope="col">{t('player')}</th>
            <th scope="col" data-number>
              {t('points')}
            </th>
            <th scope="col" data-number>
              {t('freebets')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.position} data-own={row.currentUser || undefined}>
              <td>{row.position}</td>
              <td>{row.currentUser ? t('you', { name: apart(row.name) }) : apart(row.name)}</td>
              <td data-number>{format.number(row.farmedAmount)}</td>
              <td data-number>{format.number(row.farmedFreebetsCount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A masked name keeps its own direction, whichever way the page runs. */
function apart(name: string): string {
  return `\u2068${name}\u2069`;
}
