import { sportIconOf } from '../../sports/sport-icon.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { lucideIcons, type IconName } from '../../ui/icon/icon-names.data.ts';

/** Icon names used by configurations that differ from ours. */
const aliases: Readonly<Record<string, IconName>> = {
  arena: 'sport-esports',
  cricket: 'sport-cricket',
  flag: 'results',
  gamepad: 'sport-esports',
  home: 'sport-soccer',
  horse: 'sport-racing',
  ticket: 'lottery',
};

/** The icon a site chose for a link; an unknown name gets an arrow. */
export function LinkIcon({ name, size = 20 }: { readonly name: string | null; readonly size?: 20 | 22 }) {
  return <Icon name={iconOf(name)} size={size} />;
}

function iconOf(name: string | null): IconName {
  if (name === null) return 'chevron-right';
  if (name.startsWith('sport-')) return sportIconOf(name.slice('sport-'.length));
  return aliases[name] ?? (isIconName(name) ? name : 'chevron-right');
}

function isIconName(name: string): name is IconName {
  return Object.hasOwn(lucideIcons, name);
}
