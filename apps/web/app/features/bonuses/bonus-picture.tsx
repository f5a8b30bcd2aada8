import type { Bonus } from '@slipstream/contract/entities/bonuses/bonus';
import { useTranslations } from 'use-intl';

import { Picture } from '../../shared/page/picture.tsx';
import { usePreferences } from '../../state/preferences/preferences.ts';
import styles from './bonus-picture.module.css';

export interface BonusPictureProps {
  readonly bonus: Pick<Bonus, 'banners' | 'name'>;
  readonly place: 'card' | 'detail';
}

const sizes = { card: { width: 480, height: 150 }, detail: { width: 640, height: 160 } } as const;
const phone = '(width < 780px)';
const light = '(prefers-color-scheme: light)';

/** The picture of an offer, by place, theme and size of the screen; nothing where the backend has none. */
export function BonusPicture({ bonus: { banners, name }, place }: BonusPictureProps) {
  const t = useTranslations('bonuses');
  const { theme } = usePreferences();
  const ofPlace = banners.filter((banner) => banner.place === place);
  const find = (look: 'night' | 'day', isMobile: boolean) =>
    ofPlace.find((banner) => banner.theme === look && banner.mobile === isMobile)?.image;
  const usual = theme === 'system' ? 'night' : theme;
  const src = find(usual, false) ?? ofPlace[0]?.image;
  if (src === undefined) return null;
  const { width, height } = sizes[place];
  const others = [
    { media: `${phone} and ${light}`, src: theme === 'system' ? find('day', true) : undefined },
    { media: light, src: theme === 'system' ? find('day', false) : undefined },
    { media: phone, src: find(usual, true) },
  ];
  return (
    <span className={styles.picture} data-place={place}>
      <Picture
        src={src}
        others={others.flatMap(({ media, src: other }) => (other === undefined ? [] : [{ media, src: other }]))}
        alt={t('picture', { name })}
        width={width}
        height={height}
      />
    </span>
  );
}
