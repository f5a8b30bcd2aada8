import { useState } from 'react';

import { Icon } from '../icon/icon.tsx';
import styles from './odds-button.module.css';

export interface OddsButtonProps {
  /** What stands before the price: 1, X, 2, or a name. It is drawn, not written: the full name already says it. */
  readonly label?: string | undefined;
  readonly price: string;
  /** The whole name for a screen reader: outcome, market, price. */
  readonly name: string;
  readonly state: 'open' | 'suspended' | 'unavailable' | 'paused';
  readonly move: 'up' | 'down' | null;
  /** Grows with every move; two rises in a row are two flashes. */
  readonly moves: number;
  readonly isSelected: boolean;
  /** What a bet placed by the tap itself has come to. */
  readonly mark?: keyof typeof markIcons | null;
  /** Which outcome it is, said on the button while it has a mark. */
  readonly markKey?: string;
  readonly onPress: () => void;
}

const markIcons = {
  waiting: null,
  placing: null,
  checking: 'clock',
  placed: 'check',
  refused: 'close',
} as const;

/**
 * A toggle that shows a price. It never changes its size when the price does, and a locked one keeps its place and its
 * focus, so it is aria-disabled rather than disabled.
 */
export function OddsButton({
  label,
  price,
  name,
  state,
  move,
  moves,
  isSelected,
  mark = null,
  markKey,
  onPress,
}: OddsButtonProps) {
  // A move that happened before this button was drawn is no news.
  const [movesSeen] = useState(moves);
  const isNews = moves !== movesSeen;
  const isLocked = state === 'suspended' || state === 'unavailable';
  return (
    <button
      type="button"
      className={styles.odds}
      aria-label={name}
      aria-pressed={isSelected}
      aria-disabled={state !== 'open' || undefined}
      data-odds=""
      data-state={state}
      data-mark={mark ?? undefined}
      data-selection={mark === null ? undefined : markKey}
      data-move={isNews && !isLocked && move !== null ? move : undefined}
      data-flip={isNews ? moves % 2 : undefined}
      onClick={state === 'open' ? onPress : undefined}
    >
      {mark !== null && markIcons[mark] !== null && (
        <span className={styles.mark}>
          <Icon name={markIcons[mark]} size={16} />
        </span>
      )}
      {label !== undefined && <span className={styles.label} data-label={label} />}
      {isLocked ? (
        <span className={styles.lock}>
          <Icon name="lock" size={16} />
        </span>
      ) : (
        <span className={styles.price}>{price}</span>
      )}
    </button>
  );
}
