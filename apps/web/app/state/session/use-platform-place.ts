import { useMemo } from 'react';
import { useStore } from 'zustand';

import { useSite } from '../../site/site.tsx';
import { useStores } from '../use-stores.ts';
import type { PlatformPlace } from './platform-urls.ts';

/** Where the platform is, with the language and the theme that are shown now. */
export function usePlatformPlace(): PlatformPlace {
  const { platformUrl, locale } = useSite();
  const theme = useStore(useStores().preferences, (preferences) => preferences.theme);
  return useMemo(() => ({ platformUrl, locale, theme }), [platformUrl, locale, theme]);
}
