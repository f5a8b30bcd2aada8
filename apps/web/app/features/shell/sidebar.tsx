import type { League } from '@slipstream/contract/entities/league';
import type { Sport } from '@slipstream/contract/entities/sport';
import { useTranslations } from 'use-intl';

import { targets } from '../../paths.ts';
import { Flag } from '../../ui/flag/flag.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-names.data.ts';
import { SportIcon } from '../../ui/sport-icon/sport-icon.tsx';
import { SidebarLink } from './sidebar-link.tsx';
import styles from './sidebar.module.css';

export interface Count {
  readonly total: number;
  readonly live: number;
}

export interface SidebarProps {
  readonly pinned: readonly { readonly league: League; readonly count: Count }[];
  readonly sports: readonly { readonly sport: Sport; readonly count: Count }[];
}

const more = [
  { key: 'schedule', target: targets.schedule, icon: 'calendar' },
  { key: 'results', target: targets.results, icon: 'results' },
  { key: 'promotions', target: targets.promotions, icon: 'gift' },
  { key: 'racing', target: targets.racing, icon: 'sport-racing' },
  { key: 'lotteries', target: targets.lotteries, icon: 'lottery' },
] as const satisfies readonly { key: string; target: string; icon: IconName }[];

export function Sidebar({ pinned, sports }: SidebarProps) {
  const t = useTranslations('shell');
  return (
    <>
      {pinned.length > 0 && (
        <>
          <h2 className={styles.heading}>{t('pinnedLeagues')}</h2>
          <ul>
            {pinned.map(({ league, count }) => (
              <SidebarLink
                key={league.id}
                target={targets.inSport(league.sport.key, league.slug)}
                icon={<Flag code={league.category.countryCode} size={20} />}
                words={league.name}
                count={{ total: count.total, live: 0 }}
              />
            ))}
          </ul>
        </>
      )}
      <h2 className={styles.heading}>{t('sportsList')}</h2>
      <ul>
        {sports.map(({ sport, count }) => (
          <SidebarLink
            key={sport.id}
            target={targets.sport(sport.key)}
            icon={<SportIcon sportKey={sport.key} />}
            words={sport.name}
            count={count}
          />
        ))}
      </ul>
      <h2 className={styles.heading}>{t('more')}</h2>
      <ul>
        {more.map(({ key, target, icon }) => (
          <SidebarLink key={key} target={target} icon={<Icon name={icon} />} words={t(key)} />
        ))}
      </ul>
    </>
  );
}
