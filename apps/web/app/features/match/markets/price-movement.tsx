import type { Event } from '@slipstream/contract/entities/event';
import type { Market } from '@slipstream/contract/entities/market';
import type { Outcome } from '@slipstream/contract/entities/outcome';
import { use } from 'react';
import { useTranslations } from 'use-intl';

import { marketKey, outcomeKey } from '../../../stores/board/board-records.ts';
import { useOutcome } from '../../../stores/board/use-board.ts';
import { useTimeText } from '../../../parts/time-text.ts';
import { useOddsText } from '../../../parts/use-odds-text.ts';
import { useStores } from '../../../stores/use-stores.ts';
import { Said } from '../../../ui/hidden/hidden.tsx';
import type { MarketCard } from './market-cards.ts';
import { outcomeGrid } from './outcome-grid.ts';
import { PriceLogContext, type PriceLog } from './price-log.ts';
import styles from './price-movement.module.css';
import { sidesOf } from './sides-of.ts';
import { sparkHeight, sparkLine, sparkWidth } from './spark-line.ts';

/** A card has room for so many charts. */
const chartsMax = 6;

export interface PriceMovementProps {
  readonly card: MarketCard;
  readonly event: Event;
}

/** How the prices of a market went since the page was opened: of the first line, or of the first outcomes. */
export function PriceMovement({ card: { layout }, event }: PriceMovementProps) {
  const t = useTranslations('match.markets');
  const timeText = useTimeText();
  const log = use(PriceLogContext);
  const market = layout.kind === 'lines' ? layout.lines[0]?.market : layout.market;
  if (market === undefined || log === null) return null;
  const outcomes = (layout.kind === 'outcomes' ? layout.outcomes : market.outcomes).slice(0, chartsMax);
  const { labels } = outcomeGrid(outcomes, sidesOf(event));
  const time = timeText(log.startedAtMs, 'time');
  return (
    <div className={styles.movement}>
      <p className={styles.note}>{t('since', { time })}</p>
      {outcomes.map((outcome, at) => (
        <Chart key={outcome.id} log={log} market={market} outcome={outcome} label={labels[at] ?? outcome.name} />
      ))}
    </div>
  );
}

interface ChartProps {
  readonly log: PriceLog;
  readonly market: Market;
  readonly outcome: Outcome;
  readonly label: string;
}

function Chart({ log, market, outcome, label }: ChartProps) {
  const t = useTranslations('match.markets');
  const { clock } = useStores();
  const oddsText = useOddsText();
  const key = outcomeKey(marketKey(market.matchId, market.id, market.specifier), outcome.id);
  const view = useOutcome(key);
  const points = log.points(key);
  const [first] = points;
  const last = points.at(-1);
  if (view === undefined || first === undefined || last === undefined) return null;
  const way = last.odds === first.odds ? 'none' : last.odds > first.odds ? 'up' : 'down';
  const prices = { from: oddsText(first.odds), to: oddsText(view.odds) };
  return (
    <div className={styles.chart}>
      <span className={styles.label}>
        <Said words={t('chartName', { outcome: outcome.name, ...prices })}>{label}</Said>
      </span>
      <svg
        className={styles.line}
        viewBox={`0 0 ${sparkWidth} ${sparkHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        data-way={way}
      >
        <path d={sparkLine(points, log.startedAtMs, clock.now())} />
      </svg>
      <span className={styles.prices} aria-hidden="true">
        <span className={styles.from}>{prices.from}</span>
        <span className={styles.to} data-way={way}>
          {prices.to}
        </span>
      </span>
    </div>
  );
}
