import type { Sport } from '@slipstream/contract/entities/sport';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';

import { ChipCount, chipClass, ChipRow } from '../../ui/chip/chip.tsx';
import { SportIcon } from '../../ui/sport-icon/sport-icon.tsx';

export interface SportChipsProps {
  readonly sports: readonly { readonly sport: Sport; readonly count: { readonly live: number } }[];
  /** The key of the chosen sport; undefined for all of them. */
  readonly selected: string | undefined;
}

/** Narrows a page to one sport. The choice is in the address, so it can be shared, and works without script. */
export function SportChips({ sports, selected }: SportChipsProps) {
  const t = useTranslations('events');
  const { pathname } = useLocation();
  return (
    <ChipRow label={t('sportFilter')}>
      <Link className={chipClass} to={pathname} aria-current={selected === undefined || undefined} preventScrollReset>
        {t('allSports')}
      </Link>
      {sports.map(({ sport, count }) => (
        <Link
          key={sport.id}
          className={chipClass}
          to={`${pathname}?sport=${encodeURIComponent(sport.key)}`}
          aria-current={selected === sport.key || undefined}
          preventScrollReset
        >
          <SportIcon sportKey={sport.key} size={16} />
          {sport.name}
          {count.live > 0 && <ChipCount>{count.live}</ChipCount>}
        </Link>
      ))}
    </ChipRow>
  );
}
