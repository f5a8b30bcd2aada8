import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type { Side } from '@slipstream/contract/entities/catalogue/match-statistics';
import { isMatchComing } from '@slipstream/units/match-status';

import { KickOff } from '../../../shared/match/kick-off.tsx';
import { largeScore } from '../../../shared/match/match-score.ts';
import { sideTexts } from '../markets/tables/outcome-grid.ts';
import { sidesOf } from '../markets/tables/sides-of.ts';
import { MatchWhen } from './match-when.tsx';
import { scoreTable } from './score-table.ts';
import styles from './score-line.module.css';

/** Longer names would leave no room for the clock on a phone. */
const lettersMax = 16;

/** The score in one line, for the top of the markets. The scoreboard says the same to screen readers. */
export function ScoreLine({ match }: { readonly match: Match }) {
  const names = sideTexts(sidesOf(match), lettersMax);
  const score = largeScore(match);
  const part = currentPart(match);
  return (
    <div className={styles.line} data-score-line="" aria-hidden="true">
      <span className={styles.name} title={names.home}>
        {names.home}
      </span>
      <span className={styles.score}>{score === null ? '–' : `${score.home}–${score.away}`}</span>
      <span className={styles.name} title={names.away}>
        {names.away}
      </span>
      <span className={styles.when}>
        {part !== null && <span className={styles.part}>{part}</span>}
        {isMatchComing(match.status) ? <KickOff startTime={match.startTime} /> : <MatchWhen match={match} />}
      </span>
    </div>
  );
}

/** The games of the set and the points of the game, in sports that have them. */
function currentPart(match: Match): string | null {
  const table = scoreTable(match);
  const current = table?.columns.find(({ isCurrent }) => isCurrent);
  if (table === null || current === undefined || table.total !== null) return null;
  return table.game === null ? pair(current) : `${pair(current)} (${pair(table.game)})`;
}

function pair({ home, away }: Readonly<Record<Side, number | string | null>>): string {
  return `${home ?? 0}–${away ?? 0}`;
}
