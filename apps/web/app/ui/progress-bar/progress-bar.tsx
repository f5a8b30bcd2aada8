import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly tone?: 'accent' | 'gold' | 'good';
}

export function ProgressBar({ label, value, max, tone = 'accent' }: ProgressBarProps) {
  return <progress className={styles.bar} data-tone={tone} aria-label={label} value={value} max={max} />;
}
