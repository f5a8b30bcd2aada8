import { targetOfPage } from '../../site/page-keys.ts';
import { sportIconOf } from '../../sports/sport-icon.tsx';
import { lucideIcons, type IconName } from '../../ui/icon/icon-names.data.ts';

/** Icon names used by configurations that differ from ours. */
const aliases: ReadonlyMap<string, IconName> = new Map(
  Object.entries({
    arena: 'sport-esports',
    cricket: 'sport-cricket',
    flag: 'results',
    gamepad: 'sport-esports',
    home: 'sport-soccer',
    horse: 'sport-racing',
    ticket: 'lottery',
  } as const),
);

/** The settings of a block with a target for every `href` (ROUTE-14) and one of our icons for every `icon`. */
export function withLinks<Settings>(settings: Settings): Settings {
  return JSON.parse(JSON.stringify(settings), (name: string, value: unknown) => {
    if (typeof value !== 'string') return value;
    if (name === 'href') return targetOfPage(value);
    return name === 'icon' ? iconOf(value) : value;
  }) as Settings;
}

/** The icon a site chose for a link; an unknown name gets an arrow. */
function iconOf(name: string): IconName {
  if (name.startsWith('sport-')) return sportIconOf(name.slice('sport-'.length));
  return aliases.get(name) ?? (isIconName(name) ? name : 'chevron-right');
}

function isIconName(name: string): name is IconName {
  return Object.hasOwn(lucideIcons, name);
}
