import { useRef, useState, type KeyboardEvent } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { IconButton } from '../../../ui/button/button.tsx';
import { ChipCount, chipClass } from '../../../ui/chip/chip.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './market-bar.module.css';
import type { GroupChip } from './market-groups.ts';

export interface MarketBarProps {
  readonly chips: readonly GroupChip[];
  /** All markets together. */
  readonly count: number;
  readonly builderTab: string | undefined;
  /** The key of a group; null for all. */
  readonly selected: string | null;
  readonly onSelect: (group: string | null) => void;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** Stays at the top while the markets go by: groups with their counts, and the search. */
export function MarketBar({ chips, count, builderTab, selected, onSelect, query, onQuery }: MarketBarProps) {
  const t = useTranslations('match.markets');
  const format = useFormatter();
  const [isSearching, setSearching] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function close() {
    setSearching(false);
    onQuery('');
    opener.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  }

  const chip = (key: string | null, name: string, marketCount?: number) => (
    <button
      key={key}
      type="button"
      className={chipClass}
      aria-pressed={selected === key}
      onClick={(event) => {
        onSelect(key);
        event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'smooth' });
      }}
    >
      {name}
      {marketCount !== undefined && <ChipCount>{format.number(marketCount)}</ChipCount>}
    </button>
  );

  return (
    <div className={styles.bar}>
      <fieldset className={styles.chips} aria-label={t('groups')}>
        {chip(null, t('all'), count)}
        {chips.map(({ key, name, count: marketCount }) => chip(key, name, marketCount))}
        {builderTab !== undefined && chip(builderTab, t('betBuilder'))}
      </fieldset>
      <span className={styles.search}>
        <IconButton
          ref={opener}
          label={t(isSearching ? 'searchClose' : 'search')}
          aria-expanded={isSearching}
          onClick={() => (isSearching ? close() : setSearching(true))}
        >
          <Icon name={isSearching ? 'close' : 'search'} />
        </IconButton>
      </span>
      {isSearching && (
        <label className={styles.field}>
          <Icon name="search" size={16} />
          <input
            className={styles.input}
            type="search"
            aria-label={t('search')}
            placeholder={t('searchHint')}
            maxLength={50}
            value={query}
            onChange={(event) => onQuery(event.target.value)}
            onKeyDown={onKeyDown}
            // Whoever opened the search wants to type.
            ref={(input) => input?.focus()}
          />
        </label>
      )}
    </div>
  );
}
