import type { Match } from '@slipstream/contract/entities/catalogue/match';
import { useTranslations } from 'use-intl';

import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { pressureOf } from './tracker/field-state.ts';
import styles from './tracker/tracker.module.css';

/** A match is drawn as at least so many slices, so that the first minutes do not fill the whole width. */
const slicesMin = 40;
const height = 44;
const highMin = 40;

export interface MomentumProps {
  readonly match: Match;
  readonly values: readonly number[];
}

/** Momentum over time: up for the home side, down for the away side, newest last. */
export function Momentum({ match, values }: MomentumProps) {
  const t = useTranslations('match.insights');
  if (values.length === 0) return null;
  const slices = Math.max(slicesMin, values.length);
  const pressure = pressureOf(values.at(-1));
  const latest = pressure === null ? t('even') : t(pressure.level, { side: match.competitors[pressure.side].name });
  return (
    <div className={styles.momentum}>
      <VisuallyHidden>{t('momentumName', { side: latest })}</VisuallyHidden>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${slices * 4} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.zero} d={`M0 ${height / 2}H${slices * 4}`} />
        <path className={styles.homeBars} d={bars(values, 1)} />
        <path className={styles.awayBars} d={bars(values, -1)} />
      </svg>
    </div>
  );
}

/** The highest bar fills the height, unless the whole match was even. */
function bars(values: readonly number[], sign: 1 | -1): string {
  const most = Math.max(highMin, ...values.map(Math.abs));
  return values
    .map((value, at) => {
      const size = (Math.max(0, value * sign) / most) * (height / 2);
      return size === 0
        ? ''
        : `M${at * 4 + 0.5} ${height / 2}v${(-sign * size).toFixed(1)}h3v${(sign * size).toFixed(1)}z`;
    })
    .join('');
}
