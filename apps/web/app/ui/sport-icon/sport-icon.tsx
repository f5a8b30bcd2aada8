import { ownIcons, lucideIcons, type IconName } from '../icon/icon-names.data.ts';
import { Icon, type IconProps } from '../icon/icon.tsx';

/** Sports that share another sport's icon. */
const sameAs: Readonly<Record<string, string>> = {
  'beach-soccer': 'soccer',
  'beach-volleyball': 'volleyball',
  'aussie-rules': 'rugby',
  'rugby-league': 'rugby',
  'rugby-union': 'rugby',
  'field-hockey': 'ice-hockey',
  floorball: 'ice-hockey',
  pool: 'snooker',
  padel: 'tennis',
  squash: 'badminton',
  softball: 'baseball',
  'horse-racing': 'racing',
  'premium-cricket': 'cricket',
};

const esports =
  /^(esport|e-|cs2?|counter|dota|league-of|lol|valorant|call-of|rainbow|rocket|starcraft|overwatch|king-of|mobile|efootball|ebasketball|fifa)/;

export function SportIcon({ sportKey, ...rest }: Omit<IconProps, 'name'> & { readonly sportKey: string }) {
  return <Icon {...rest} name={iconOf(sportKey.replaceAll('_', '-'))} />;
}

function iconOf(sportKey: string): IconName {
  const name = `sport-${sameAs[sportKey] ?? sportKey}`;
  if (Object.hasOwn(ownIcons, name) || Object.hasOwn(lucideIcons, name)) return name as IconName;
  return esports.test(sportKey) ? 'sport-esports' : 'sport-other';
}
