import type { Market } from '@slipstream/contract/entities/catalogue/market';
import type { Outcome } from '@slipstream/contract/entities/catalogue/outcome';
import { mirrorScores } from '@slipstream/locales/mirror-scores';
import type { MatchId } from '@slipstream/units/ids';
import { memo, useState } from 'react';
import { useTranslations } from 'use-intl';

import { withoutLine } from '../../shared/odds/specifier.ts';
import { useSite } from '../../site/site.tsx';
import type { Slip } from '../../state/slip/slip.ts';
import { useStores } from '../../state/use-stores.ts';
import { BuilderOutcome } from './builder-outcome.tsx';
import { columnsFor, outcomesMax, type BuilderCard, type BuilderLine } from './builder-cards.ts';
import styles from './builder-card.module.css';

export interface BuilderCardViewProps {
  readonly card: BuilderCard;
  readonly slip: Slip;
  readonly isOff: boolean;
}

/** A market of the builder, or all its lines. A long one shows its first part and unfolds. */
export const BuilderCardView = memo(function BuilderCardView({ card, slip, isOff }: BuilderCardViewProps) {
  const t = useTranslations('match.markets');
  const [isUnfolded, setUnfolded] = useState(false);
  const count = card.kind === 'lines' ? card.lines.length : card.market.outcomes.length;
  const isFolded = !isUnfolded && count > (card.kind === 'lines' ? card.near.length : outcomesMax);
  return (
    <fieldset className={styles.card} disabled={isOff}>
      <legend className={styles.title}>{card.title}</legend>
      {card.kind === 'lines' ? (
        <Lines lines={isUnfolded ? card.lines : card.near} slip={slip} />
      ) : (
        <Outcomes market={card.market} max={isFolded ? outcomesMax : Infinity} slip={slip} />
      )}
      {isFolded && (
        <button type="button" className={styles.more} onClick={() => setUnfolded(true)}>
          {card.kind === 'lines' ? t('lines', { count: count - card.near.length }) : t('showAll', { count })}
        </button>
      )}
    </fieldset>
  );
});

interface OutcomesProps {
  readonly market: Market;
  readonly max: number;
  readonly slip: Slip;
}

/** Each row is an element, because arrow keys move from row to row. */
function Outcomes({ market, max, slip }: OutcomesProps) {
  const columns = columnsFor(market);
  const shown = market.outcomes.slice(0, max);
  const rows = Array.from({ length: Math.ceil(shown.length / columns) }, (_, at) =>
    shown.slice(at * columns, (at + 1) * columns),
  );
  return (
    <div className={styles.rows}>
      {rows.map((row) => (
        <div key={row[0]?.id} className={styles.row} data-columns={columns} data-odds-row="">
          {row.map((outcome) => (
            <BuilderOutcome key={outcome.id} market={market} outcome={outcome} slip={slip} label={outcome.name} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface LinesProps {
  readonly lines: readonly BuilderLine[];
  readonly slip: Slip;
}

/** The buttons have their full names, so the headings are hidden from screen readers. */
function Lines({ lines, slip }: LinesProps) {
  const { direction } = useSite();
  const [first] = lines;
  if (first === undefined) return null;
  const columns = first.market.outcomes.length;
  return (
    <div className={styles.rows}>
      <div className={styles.line} data-columns={columns} aria-hidden="true">
        <span />
        {first.market.outcomes.map((outcome) => (
          <span key={outcome.id} className={styles.head}>
            <ColumnName matchId={first.market.matchId} outcome={outcome} line={first.line} />
          </span>
        ))}
      </div>
      {lines.map(({ line, text, market }) => (
        <div key={line} className={styles.line} data-columns={columns} data-odds-row="">
          <span className={styles.value}>{mirrorScores(text, direction)}</span>
          {market.outcomes.map((outcome) => (
            <BuilderOutcome key={outcome.id} market={market} outcome={outcome} slip={slip} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface ColumnNameProps {
  readonly matchId: MatchId;
  readonly outcome: Outcome;
  readonly line: string;
}

function ColumnName({ matchId, outcome, line }: ColumnNameProps) {
  const t = useTranslations('match.markets');
  const match = useStores().board.match(matchId);
  switch (outcome.key) {
    case 'home':
    case 'away':
      return match?.competitors[outcome.key].name ?? withoutLine(outcome.name, line);
    case 'over':
    case 'under':
    case 'draw':
      return t(outcome.key);
    case 'total':
    case null:
      return withoutLine(outcome.name, line);
  }
}
