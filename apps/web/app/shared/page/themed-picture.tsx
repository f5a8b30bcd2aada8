import { usePreferences } from '../../state/preferences/preferences.ts';
import { Picture, type PictureProps } from './picture.tsx';

export interface ThemedPictureProps extends Omit<PictureProps, 'src' | 'others'> {
  readonly night: string;
  /** The night's where there is none. */
  readonly day: string | null;
  /** For a narrow window, in either theme. */
  readonly mobile: string | null;
}

const narrow = '(width < 780px)';
const light = '(prefers-color-scheme: light)';

/**
 * A picture of the site, of the theme that is shown, and another in a narrow window where there is one. One image element with a
 * choice of sources, so that a picture nobody sees is never fetched.
 */
export function ThemedPicture({ night, day, mobile, ...rest }: ThemedPictureProps) {
  const { theme } = usePreferences();
  return (
    <Picture
      {...rest}
      src={theme === 'day' && day !== null ? day : night}
      others={[
        ...(mobile === null ? [] : [{ media: narrow, src: mobile }]),
        ...(theme === 'system' && day !== null ? [{ media: light, src: day }] : []),
      ]}
    />
  );
}
