import { usePreferences } from '../../state/preferences/preferences.ts';
import { Picture, type PictureProps } from './picture.tsx';

export interface ThemedPictureProps extends Omit<PictureProps, 'src' | 'others'> {
  readonly night: string;
  /** Falls back to the night picture. */
  readonly day: string | null;
  /** For a narrow window, in either theme. */
  readonly mobile: string | null;
}

const narrow = '(width < 780px)';
const light = '(prefers-color-scheme: light)';

/**
 * A picture of the site for the current theme, and another for narrow windows. One `picture` element with several
 * sources, so that only the visible one is fetched.
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
