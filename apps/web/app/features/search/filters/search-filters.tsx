import { useTranslations } from 'use-intl';

import { chipClass } from '../../../ui/chip/chip.tsx';
import type { SearchFilter } from './search-filter.ts';
import styles from './search-filters.module.css';

interface SearchFiltersProps {
  readonly filter: SearchFilter;
  readonly onChoose: (filter: SearchFilter) => void;
}

/** Narrows a search: what is live or to come, e-sports, only matches (CAT-4). */
export function SearchFilters({ filter, onChoose }: SearchFiltersProps) {
  const t = useTranslations('search.filters');
  const chips = [
    ['live', filter.when === 'live', { when: filter.when === 'live' ? 'any' : 'live' }],
    ['coming', filter.when === 'coming', { when: filter.when === 'coming' ? 'any' : 'coming' }],
    ['cyber', filter.kind === 'cyber', { kind: filter.kind === 'cyber' ? null : 'cyber' }],
    ['regular', filter.kind === 'regular', { kind: filter.kind === 'regular' ? null : 'regular' }],
    ['events', filter.isEventsOnly, { isEventsOnly: !filter.isEventsOnly }],
  ] as const;
  return (
    <fieldset className={styles.filters} aria-label={t('label')}>
      {chips.map(([name, isOn, change]) => (
        <button
          key={name}
          type="button"
          className={chipClass}
          aria-pressed={isOn}
          onClick={() => onChoose({ ...filter, ...change })}
        >
          {t(name)}
        </button>
      ))}
    </fieldset>
  );
}
