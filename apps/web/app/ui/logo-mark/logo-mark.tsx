import styles from './logo-mark.module.css';

/** Three streams drawn together: the mark of the demo site. */
export function LogoMark() {
  return (
    <svg className={styles.mark} width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      <path d="M2 7.5c5 0 6-2 11-2h13M2 14h24M2 20.5c5 0 6 2 11 2h13" />
    </svg>
  );
}
