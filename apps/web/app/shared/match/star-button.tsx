import type { FavouriteType } from '@slipstream/contract/entities/account/favourite';
import { useTranslations } from 'use-intl';

import { showAlert } from '../../state/alerts.ts';
import { useIsFavourite } from '../../state/favourites/use-favourite.ts';
import { useStores } from '../../state/use-stores.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './star-button.module.css';

export interface StarButtonProps {
  readonly type: FavouriteType;
  readonly id: string;
  /** What the star is for, as text. */
  readonly name: string;
  readonly size?: 16 | 18;
}

/** Toggles a favourite at once and reverts with a message if it could not be saved (FAV-1). */
export function StarButton({ type, id, name, size = 18 }: StarButtonProps) {
  const t = useTranslations('favourites');
  const { favourites, alerts } = useStores();
  const key = { type, id };
  const isOn = useIsFavourite(key);

  async function toggle() {
    const written = await favourites.toggle(key);
    if (written === 'kept') return;
    const title = written === 'full' ? t('full') : t(isOn ? 'notRemoved' : 'notAdded', { name });
    showAlert(alerts, { tone: 'error', title });
  }

  return (
    <button
      type="button"
      className={styles.star}
      aria-label={t('star', { name })}
      aria-pressed={isOn}
      data-star=""
      onClick={() => void toggle()}
    >
      <Icon name="star" size={size} filled={isOn} />
    </button>
  );
}
