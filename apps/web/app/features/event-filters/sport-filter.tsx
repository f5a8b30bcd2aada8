import type { Sport } from '@slipstream/contract/entities/catalogue/sport';
import { useTranslations } from 'use-intl';

import { ListLink } from '../../shared/links/list-link.tsx';
import { ChipCount, chipClass, ChipRow } from '../../ui/chip/chip.tsx';
import { SportIcon } from '../../sports/sport-icon.tsx';

export interface SportFilterProps {
  readonly sports: readonly { readonly sport: Sport; readonly count: number }[];
  /** The key of the chosen sport; undefined for all of them. */
  readonly selected: string | undefined;
  /** Left out where a list always is of one sport. */
  readonly hasAll?: boolean;
}

/** Narrows a page to one sport. */
export function SportFilter({ sports, selected, hasAll = true }: SportFilterProps) {
  const t = useTranslations('filters');
  return (
    <ChipRow label={t('sports')}>
      {hasAll && (
        <ListLink className={chipClass} changes={{ sport: null, league: null }} isCurrent={selected === undefined}>
          {t('allSports')}
        </ListLink>
      )}
      {sports.map(({ sport, count }) => (
        <ListLink
          key={sport.id}
          className={chipClass}
          changes={{ sport: sport.key, league: null }}
          isCurrent={selected === sport.key}
          hideable={selected === sport.key ? undefined : sport.key}
        >
          <SportIcon sportKey={sport.key} size={16} />
          {sport.name}
          {count > 0 && <ChipCount>{count}</ChipCount>}
        </ListLink>
      ))}
    </ChipRow>
  );
}
