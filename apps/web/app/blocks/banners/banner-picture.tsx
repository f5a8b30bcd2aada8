import type { BlockSettings } from '@slipstream/contract/site/blocks';

import { Picture } from '../../parts/picture.tsx';
import { usePreferences } from '../../stores/preferences.ts';
import styles from './banners.module.css';

export interface BannerPictureProps {
  readonly image: BlockSettings<'banners'>['items'][number]['image'];
  readonly isLazy: boolean;
}

/** How wide the end of a banner is, which its picture fills. */
const widthMax = 256;
const narrow = '(width < 780px)';
const light = '(prefers-color-scheme: light)';

/**
 * The picture a site gave its banner: of the theme that is shown, and another in a narrow window where there is one. One
 * image element with a choice of sources, so that a picture nobody sees is never fetched.
 */
export function BannerPicture({ image, isLazy }: BannerPictureProps) {
  const { theme } = usePreferences();
  const { night, day, mobile, alt, width, height } = image;
  return (
    <Picture
      className={styles.picture}
      src={theme === 'day' && day !== null ? day : night}
      others={[
        ...(mobile === null ? [] : [{ media: narrow, src: mobile }]),
        ...(theme === 'system' && day !== null ? [{ media: light, src: day }] : []),
      ]}
      alt={alt ?? ''}
      width={widthMax}
      height={Math.round((widthMax * height) / width)}
      isLazy={isLazy}
    />
  );
}
