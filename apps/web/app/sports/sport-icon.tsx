import type { IconName } from '../ui/icon/icon-names.data.ts';
import { Icon, type IconProps } from '../ui/icon/icon.tsx';
import { factsOf } from './sport.ts';

/** Computer games are many and come and go, so they share an icon and are known by how their keys begin. */
const esports =
  /^(esport|e-|cs2?|counter|dota|league-of|lol|valorant|call-of|rainbow|rocket|starcraft|overwatch|king-of|mobile|efootball|ebasketball|fifa)/;

export function SportIcon({ sportKey, ...rest }: Omit<IconProps, 'name'> & { readonly sportKey: string }) {
  return <Icon {...rest} name={sportIconOf(sportKey)} />;
}

export function sportIconOf(key: string): IconName {
  return `sport-${factsOf(key).icon ?? (esports.test(key.replaceAll('_', '-')) ? 'esports' : 'other')}`;
}
