import type { Lootbox } from '@slipstream/contract/entities/bonuses/lootbox';
import { useTranslations } from 'use-intl';

import { Picture } from '../../../shared/page/picture.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './lootbox-boxes.module.css';

export interface BoxPictureProps {
  readonly bonus: Pick<Lootbox, 'images'>;
  /** Null when there is none to open. */
  readonly box: Lootbox['boxes'][number] | null;
  readonly place: 'closed' | 'opened';
}

/**
 * The box, closed or open. Its animation depends only on its id, so it reveals nothing about the prize and shows no
 * near misses.
 */
export function BoxPicture({ bonus: { images }, box, place }: BoxPictureProps) {
  const t = useTranslations('bonuses.lootbox.box');
  const found = box === null ? undefined : images.find((each) => each.place === place && each.outcome === box.outcome);
  const move = styles[`move${box === null ? 0 : moveOf(box.id)}`];
  if (box === null || found === undefined) {
    return (
      <span className={move}>
        <Icon name="gift" size={40} />
      </span>
    );
  }
  return (
    <span className={move}>
      <Picture src={found.image} alt={t(`${place}.${box.outcome}`)} width={128} height={128} isLazy={false} />
    </span>
  );
}

const moves = 3;

function moveOf(id: string): number {
  return [...id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % moves;
}
