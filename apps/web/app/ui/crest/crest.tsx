import type { CrestDesign } from './crest-design.ts';
import styles from './crest.module.css';

export interface CrestProps {
  readonly design: CrestDesign;
  readonly size?: 20 | 32 | 56;
}

/** Below this size letters cannot be read. */
const monogramSizeMin = 56;

/** Decoration beside a name. */
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
      <use href={`#crest-${design.shape}-${design.pattern}`} />
      {size >= monogramSizeMin && (
        <text className={styles.monogram} x="12" y="14.6">
          {design.monogram}
        </text>
      )}
    </svg>
  );
}
