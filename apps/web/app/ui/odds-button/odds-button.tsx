import { useState } from 'react';

import { Icon } from '../icon/icon.tsx';
import styles from './odds-button.module.css';

export interface OddsButtonProps {
  /** The label before the price: 1, X, 2 or a name. Hidden from screen readers, because the full name contains it. */
  readonly label?: string | undefined;
  /** What the label is about, where no heading says it: over, under. */
  readonly side?: string | undefined;
  readonly price: string;
  /** The accessible name: outcome, market, price. */
  readonly name: string;
  readonly state: 'open' | 'suspended' | 'unavailable' | 'paused';
  readonly move: 'up' | 'down' | null;
  /** Increases with every move, so that two rises in a row flash twice. */
  readonly moves: number;
  readonly isSelected: boolean;
  /** The state of a quick bet placed by tapping it. */
  readonly mark?: keyof typeof markIcons | null;
  /** The outcome's name, shown while the button has a mark. */
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
 * A toggle that shows a price. Its size never changes with the price; a locked one keeps its place and focus, so it is
 * aria-disabled and not disabled.
 */
export function OddsButton({
  label,
  side,
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
  // Do not flash for a move that happened before this button was rendered.
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
      {label !== undefined && <span className={styles.label} data-label={label} data-side={side && `${side} `} />}
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
