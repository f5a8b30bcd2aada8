import type { League } from '@slipstream/contract/entities/catalogue/league';
import { useTranslations } from 'use-intl';

import { useChooseList } from '../../shared/links/use-choose-list.ts';
import { leagueTitle } from '../../shared/match/league-title.ts';
import { Select } from '../../ui/select/select.tsx';
import styles from './league-select.module.css';

export interface LeagueSelectProps {
  readonly leagues: readonly Pick<League, 'id' | 'name' | 'category'>[];
  readonly selected: string | undefined;
}

/** Narrows results to one league; there are too many of them for chips. */
export function LeagueSelect({ leagues, selected = '' }: LeagueSelectProps) {
  const t = useTranslations();
  const events = useTranslations('events');
  const choose = useChooseList();
  const options = leagues.map((league) => ({ value: league.id as string, text: leagueTitle(events, league) }));
  return (
    <div className={styles.field}>
      <Select
        label={t('filters.league')}
        options={[{ value: '', text: t('filters.allLeagues') }, ...options]}
        value={selected}
        onChange={(league) => choose({ league: league === '' ? null : league })}
      />
    </div>
  );
}
