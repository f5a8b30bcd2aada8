import type { SportEvent } from '@slipstream/contract/entities/catalogue/event';
import type { Market } from '@slipstream/contract/entities/catalogue/market';
import type { Outcome } from '@slipstream/contract/entities/catalogue/outcome';
import { use, useEffect, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

import { marketKey, outcomeKey } from '../../../../state/board/board-records.ts';
import { useOutcome } from '../../../../state/board/use-board.ts';
import { daysBetween } from '../../../../shared/match/days-between.ts';
import { useTimeText } from '../../../../shared/match/time-text.ts';
import { useOddsText } from '../../../../shared/odds/use-odds-text.ts';
import { useTimeZone } from '../../../../state/preferences/preferences.ts';
import { useStores } from '../../../../state/use-stores.ts';
import { SpokenAs } from '../../../../ui/visually-hidden/visually-hidden.tsx';
import type { MarketCard } from '../market-cards.ts';
import { outcomeGrid } from '../tables/outcome-grid.ts';
import { PriceLogContext, type PriceLog } from './price-log.ts';
import styles from './price-movement.module.css';
import { sidesOf } from '../tables/sides-of.ts';
import { sparkHeight, sparkLine, sparkWidth } from './spark-line.ts';

/** A card has room for this many charts. */
const chartsMax = 6;

export interface PriceMovementProps {
  readonly card: MarketCard;
  readonly event: SportEvent;
}

/** How the prices of a market went: of the first line, or of the first outcomes. */
export function PriceMovement({ card: { layout }, event }: PriceMovementProps) {
  const log = use(PriceLogContext);
  const market = layout.kind === 'lines' ? layout.lines[0]?.market : layout.market;
  if (market === undefined || log === null) return null;
  const outcomes = (layout.kind === 'outcomes' ? layout.outcomes : market.outcomes).slice(0, chartsMax);
  return <Charts log={log} market={market} outcomes={outcomes} event={event} />;
}

interface ChartsProps {
  readonly log: PriceLog;
  readonly market: Market;
  readonly outcomes: readonly Outcome[];
  readonly event: SportEvent;
}

/** Starts with the server's history and continues live; without history it starts when the page was opened (SHOW-7). */
function Charts({ log, market, outcomes, event }: ChartsProps) {
  const { matchId, id, specifier } = market;
  const key = marketKey(matchId, id, specifier);
  useSyncExternalStore(log.subscribe, log.recallsCount, log.recallsCount);
  useEffect(() => void log.recall({ matchId, id, specifier }), [log, matchId, id, specifier]);
  const { labels } = outcomeGrid(outcomes, sidesOf(event));
  const points = outcomes.map((outcome) => log.points(outcomeKey(key, outcome.id)));
  const fromMs = Math.min(log.startedAtMs, ...points.flatMap(([first]) => first?.atMs ?? []));
  return (
    <div className={styles.movement}>
      <Since log={log} fromMs={fromMs} />
      {outcomes.map((outcome, at) => (
        <Chart
          key={outcome.id}
          log={log}
          outcomeKey={outcomeKey(key, outcome.id)}
          fromMs={fromMs}
          name={outcome.name}
          label={labels[at] ?? outcome.name}
        />
      ))}
    </div>
  );
}

function Since({ log, fromMs }: { readonly log: PriceLog; readonly fromMs: number }) {
  const t = useTranslations('match.markets');
  const timeText = useTimeText();
  const timeZone = useTimeZone();
  const isToday = daysBetween(fromMs, log.startedAtMs, timeZone) === 0;
  const time = timeText(fromMs, isToday ? 'time' : 'dateTime');
  return <p className={styles.note}>{t(fromMs < log.startedAtMs ? 'since' : 'sinceOpened', { time })}</p>;
}

interface ChartProps {
  readonly log: PriceLog;
  readonly outcomeKey: string;
  readonly fromMs: number;
  readonly name: string;
  readonly label: string;
}

function Chart({ log, outcomeKey: key, fromMs, name, label }: ChartProps) {
  const t = useTranslations('match.markets');
  const { clock } = useStores();
  const oddsText = useOddsText();
  const view = useOutcome(key);
  const points = log.points(key);
  const [first] = points;
  const last = points.at(-1);
  if (view === undefined || first === undefined || last === undefined) return null;
  const way = last.odds === first.odds ? 'none' : last.odds > first.odds ? 'up' : 'down';
  const prices = { from: oddsText(first.odds), to: oddsText(view.odds) };
  return (
    <div className={styles.chart}>
      <span className={styles.label} title={name}>
        <SpokenAs text={t('chartName', { outcome: name, ...prices })}>{label}</SpokenAs>
      </span>
      <svg
        className={styles.line}
        viewBox={`0 0 ${sparkWidth} ${sparkHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        data-way={way}
      >
        <path d={sparkLine(points, fromMs, clock.now())} />
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
