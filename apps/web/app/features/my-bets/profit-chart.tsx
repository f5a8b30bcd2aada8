import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './profit-chart.module.css';

const width = 300;
const height = 56;

/** The results of days added up, as a line over the zero line. */
export function ProfitChart({ profits, label }: { readonly profits: readonly number[]; readonly label: string }) {
  const sums = addedUp(profits);
  const top = Math.max(...sums, 0);
  const bottom = Math.min(...sums, 0);
  const x = (index: number) => (index / Math.max(1, sums.length - 1)) * width;
  const y = (value: number) => ((top - value) / Math.max(1, top - bottom)) * (height - 4) + 2;
  const line = sums.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <line className={styles.zero} x1="0" x2={width} y1={y(0)} y2={y(0)} />
        <polyline className={styles.line} data-up={(sums.at(-1) ?? 0) >= 0 || undefined} points={line} />
      </svg>
    </>
  );
}

function addedUp(profits: readonly number[]): readonly number[] {
  const sums = [0];
  for (const profit of profits) sums.push((sums.at(-1) ?? 0) + profit);
  return sums;
}
