import { useTranslations } from 'use-intl';

import { SidebarLink } from './sidebar-link.tsx';
import { targets } from '../../site/paths.ts';
import { Flag } from '../../ui/flag/flag.tsx';
import type { BlockProps } from '../block-types.ts';
import { LinkIcon } from './link-icon.tsx';
import { SidebarSection } from './sidebar-section.tsx';

/** The site's top leagues. */
export function SidebarLeagues({ settings: { title }, data: { leagues } }: BlockProps<'league-list'>) {
  const t = useTranslations('shell');
  if (leagues.length === 0) return null;
  return (
    <SidebarSection title={title ?? t('pinnedLeagues')}>
      {leagues.map(({ league, count }) => (
        <SidebarLink
          key={league.id}
          target={targets.inSport(league.sport.key, league.slug)}
          icon={<Flag code={league.category.countryCode} size={20} />}
          words={league.name}
          count={{ total: count.total, live: 0 }}
          hideable={league.sport.key}
        />
      ))}
    </SidebarSection>
  );
}

export function SidebarMenu({ settings: { title, links, shown } }: BlockProps<'menu'>) {
  const t = useTranslations('shell');
  if (links.length === 0) return null;
  return (
    <SidebarSection title={title ?? t('more')} shown={shown}>
      {links.map(({ label, href, icon, badge }) => (
        <SidebarLink key={href} target={href} icon={<LinkIcon name={icon} />} words={label} badge={badge} />
      ))}
    </SidebarSection>
  );
}

/** The phone's menu: several lists of links. */
export function SideMenuGroups({ settings: { groups } }: BlockProps<'side-menu'>) {
  const t = useTranslations('shell');
  return groups.map(({ title, links, shown }) => (
    <SidebarSection key={links[0]?.href ?? title} title={title ?? t('menu')} shown={shown}>
      {links.map(({ label, href, icon, badge }) => (
        <SidebarLink key={href} target={href} icon={<LinkIcon name={icon} />} words={label} badge={badge} />
      ))}
    </SidebarSection>
  ));
}
