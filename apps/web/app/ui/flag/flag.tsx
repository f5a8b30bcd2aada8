import styles from './flag.module.css';

export interface FlagProps {
  /** A country code of the contract, such as "es" or "GB-ENG"; null for none. */
  readonly code: string | null;
  readonly size?: 16 | 20;
}

/** A round flag beside a name. Without a country it is a globe. */
export function Flag({ code, size = 16 }: FlagProps) {
  const name = code === null ? 'un' : code.toLowerCase();
  return (
    <img
      className={styles.flag}
      src={`/flags/${name}.svg`}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
