import type { SportEvent } from '@slipstream/contract/entities/catalogue/event';
import type { Outcome } from '@slipstream/contract/entities/catalogue/outcome';
import { mirrorScores } from '@slipstream/locales/mirror-scores';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { useSite } from '../../../../site/site.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden/visually-hidden.tsx';
import { FoldButton } from '../fold.tsx';
import { WithoutScript } from '../without-script.tsx';
import styles from './line-table.module.css';
import type { Line } from './order-lines.ts';
import { OutcomeCell } from './outcome-cell.tsx';
import { sideTexts } from './outcome-grid.ts';
import { sidesOf } from './sides-of.ts';
import { withoutLine } from '../../../../shared/odds/specifier.ts';

/** How many characters fit into a column heading. */
const lettersMax = { 1: 24, 2: 16, 3: 10 } as const;

export interface LineTableProps {
  readonly lines: readonly Line[];
  readonly event: SportEvent;
  readonly isOver: boolean;
}

/** All lines of one market by value, the most balanced one marked; those far from it are collapsed. */
export function LineTable({ lines, event, isOver }: LineTableProps) {
  const t = useTranslations('match.markets');
  const [isUnfolded, setUnfolded] = useState(false);
  const [first] = lines;
  const columns = (first?.market.outcomes.length ?? 1) as 1 | 2 | 3;
  const near = lines.filter(({ isNear }) => isNear);
  const below = lines.slice(0, near[0] === undefined ? 0 : lines.indexOf(near[0]));
  const above = lines.slice(below.length + near.length);
  const rows = (shown: readonly Line[]) =>
    shown.map((line) => <LineRow key={line.line} line={line} columns={columns} isOver={isOver} />);
  const farRows = (far: readonly Line[]) => (isUnfolded ? rows(far) : <WithoutScript>{() => rows(far)}</WithoutScript>);
  const farCount = below.length + above.length;
  return (
    <>
      <div className={styles.row} data-columns={columns} aria-hidden="true">
        <span />
        {first?.market.outcomes.map((outcome) => (
          <span key={outcome.id} className={styles.head}>
            <ColumnName outcome={outcome} line={first.line} event={event} columns={columns} />
          </span>
        ))}
      </div>
      <div className={styles.rows}>
        {below.length > 0 && farRows(below)}
        {rows(near)}
        {above.length > 0 && farRows(above)}
      </div>
      {farCount > 0 && (
        <FoldButton
          words={isUnfolded ? t('fewerLines') : t('lines', { count: farCount })}
          isUnfolded={isUnfolded}
          onToggle={() => setUnfolded(!isUnfolded)}
        />
      )}
    </>
  );
}

interface LineRowProps {
  readonly line: Line;
  readonly columns: 1 | 2 | 3;
  readonly isOver: boolean;
}

function LineRow({ line: { text, market, isBalanced }, columns, isOver }: LineRowProps) {
  const t = useTranslations('match.markets');
  const { direction } = useSite();
  const isMarked = isBalanced && !isOver;
  return (
    <div className={styles.row} data-columns={columns} data-odds-row="">
      <span className={styles.line} data-balanced={isMarked || undefined}>
        {mirrorScores(text, direction)}
        {isMarked && <VisuallyHidden>{t('balanced')}</VisuallyHidden>}
      </span>
      {market.outcomes.map((outcome) => (
        <OutcomeCell key={outcome.id} market={market} outcome={outcome} isOver={isOver} />
      ))}
    </div>
  );
}

interface ColumnNameProps {
  readonly outcome: Outcome;
  readonly line: string;
  readonly event: SportEvent;
  readonly columns: 1 | 2 | 3;
}

/** Each button has its full accessible name, so the headings are hidden from screen readers. */
function ColumnName({ outcome, line, event, columns }: ColumnNameProps) {
  const t = useTranslations('match.markets');
  switch (outcome.key) {
    case 'home':
    case 'away':
      return sideTexts(sidesOf(event), lettersMax[columns])[outcome.key];
    case 'over':
    case 'under':
    case 'draw':
      return t(outcome.key);
    case 'total':
    case null:
      return withoutLine(outcome.name, line);
  }
}
