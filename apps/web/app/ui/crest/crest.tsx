import sprite from './crests.svg?url';
import type { CrestDesign } from './crest-design.ts';
import styles from './crest.module.css';

export interface CrestProps {
  readonly design: CrestDesign;
  readonly size?: 20 | 32 | 56;
}

/** Decoration beside a name. The monogram is left out where it could not be read. */
export function Crest({ design, size = 20 }: CrestProps) {
  return (
    <svg
      className={styles.crest}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      color={design.first}
      fill={design.second}
      aria-hidden="true"
    >
      <use href={`${sprite}#${design.shape}-${design.pattern}`} />
    </svg>
  );
}
