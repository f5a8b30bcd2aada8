import type { Incident } from '@slipstream/contract/entities/catalogue/incident';
import type { Match } from '@slipstream/contract/entities/catalogue/match';

import { fieldOf } from '../../../../sports/field.ts';
import { pressureOf, pressurePath, serverSpot, spotOf } from './field-state.ts';
import styles from './tracker.module.css';

export interface FieldViewProps {
  readonly match: Match;
  /** The latest momentum, -100 to 100. */
  readonly momentum: number | undefined;
  /** What happened last, while it is news. */
  readonly latest: Incident | null;
}

/** The field of the sport, drawn; what it shows is said in words below it. */
export function FieldView({ match, momentum, latest }: FieldViewProps) {
  const field = fieldOf(match.tournament.sport);
  const pressure = field.hasEnds ? pressureOf(momentum) : null;
  const spot = latest && spotOf(field, latest);
  const server = serverSpot(field, match);
  return (
    <svg className={styles.picture} viewBox="0 0 360 200" data-ground={field.ground} aria-hidden="true">
      <rect className={styles.ground} width="360" height="200" rx="8" />
      {pressure !== null && (
        <path className={styles.pressure} data-side={pressure.side} d={pressurePath(field, pressure)} />
      )}
      <path className={styles.lines} d={field.lines} />
      {spot !== null && (
        <g key={latest?.id} className={styles.spot} data-side={spot.side}>
          <circle className={styles.ripple} cx={spot.x} cy={spot.y} r="7" />
          <circle cx={spot.x} cy={spot.y} r="6" />
        </g>
      )}
      {server !== null && <circle className={styles.serve} cx={server.x} cy={server.y} r="5" />}
    </svg>
  );
}
