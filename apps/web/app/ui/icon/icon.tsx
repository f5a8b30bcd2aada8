import styles from './icon.module.css';
import type { IconName } from './icon-names.data.ts';

export interface IconProps {
  /** One of ours, or one that the site's own sprite has. */
  readonly name: IconName | `site-${string}`;
  readonly size?: 16 | 18 | 20 | 22 | 40;
  /** Filled, for an active star. */
  readonly filled?: boolean;
}

const pointing: ReadonlySet<string> = new Set<IconName>([
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'panel-close',
  'panel-open',
]);

/** Decorative: the accessible name is in the text or control around it. */
export function Icon({ name, size = 18, filled = false }: IconProps) {
  return (
    <svg
      className={styles.icon}
      width={size}
      height={size}
      data-filled={filled || undefined}
      data-points={pointing.has(name) || undefined}
      aria-hidden="true"
    >
      <use href={`#icon-${name}`} />
    </svg>
  );
}
