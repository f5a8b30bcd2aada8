import { useEffect, useSyncExternalStore } from 'react';

import type { IconName } from '../ui/icon/icon-names.data.ts';
import { Icon, type IconProps } from '../ui/icon/icon.tsx';
import { siteIcons } from './site-icons.ts';
import { factsOf } from './sport.ts';

/** Computer games are many and come and go, so they share an icon and are known by how their keys begin. */
const esports =
  /^(esport|e-|cs2?|counter|dota|league-of|lol|valorant|call-of|rainbow|rocket|starcraft|overwatch|king-of|mobile|efootball|ebasketball|fifa)/;

type SportIconProps = Omit<IconProps, 'name'> & { readonly sportKey: string };

export function SportIcon({ sportKey, ...rest }: SportIconProps) {
  if (factsOf(sportKey).icon === undefined) return <SiteSportIcon sportKey={sportKey} {...rest} />;
  return <Icon {...rest} name={sportIconOf(sportKey)} />;
}

/** A sport that we have no drawing of: the site's own, or until that has loaded the one it shares with others. */
function SiteSportIcon({ sportKey, ...rest }: SportIconProps) {
  const key = sportKey.replaceAll('_', '-');
  const isThere = useSyncExternalStore(
    siteIcons.subscribe,
    () => siteIcons.has(key),
    () => false,
  );
  useEffect(() => siteIcons.want(), []);
  return <Icon {...rest} name={isThere ? `site-${key}` : sportIconOf(sportKey)} />;
}

export function sportIconOf(key: string): IconName {
  return `sport-${factsOf(key).icon ?? (esports.test(key.replaceAll('_', '-')) ? 'esports' : 'other')}`;
}
