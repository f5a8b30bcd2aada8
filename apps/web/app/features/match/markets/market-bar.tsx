import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
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

/** Sticky bar: market groups with counts, and the search. */
export function MarketBar({ chips, count, builderTab, selected, onSelect, query, onQuery }: MarketBarProps) {
  const t = useTranslations('match.markets');
  const [isSearching, setSearching] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  // A single group is no choice; then only the search is shown.
  const isChoice = chips.length > 1 || builderTab !== undefined;

  function close() {
    setSearching(false);
    onQuery('');
    opener.current?.focus();
  }

  const field = (isFocused: boolean) => (
    <SearchField query={query} onQuery={onQuery} onClose={close} isFocused={isFocused} />
  );
  if (!isChoice) return <div className={styles.bar}>{field(false)}</div>;
  return (
    <div className={styles.bar}>
      <fieldset className={styles.chips} aria-label={t('groups')}>
        <GroupButton name={t('all')} count={count} isOn={selected === null} onChoose={() => onSelect(null)} />
        {chips.map(({ key, name, count: marketCount }) => (
          <GroupButton
            key={key}
            name={name}
            count={marketCount}
            isOn={selected === key}
            onChoose={() => onSelect(key)}
          />
        ))}
        {builderTab !== undefined && (
          <GroupButton name={t('betBuilder')} isOn={selected === builderTab} onChoose={() => onSelect(builderTab)} />
        )}
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
      {isSearching && field(true)}
    </div>
  );
}

interface GroupButtonProps {
  readonly name: string;
  readonly count?: number;
  readonly isOn: boolean;
  readonly onChoose: () => void;
}

function GroupButton({ name, count, isOn, onChoose }: GroupButtonProps) {
  const format = useFormatter();
  return (
    <button
      type="button"
      className={chipClass}
      aria-pressed={isOn}
      onClick={(event) => {
        onChoose();
        event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' });
      }}
    >
      {name}
      {count !== undefined && <ChipCount>{format.number(count)}</ChipCount>}
    </button>
  );
}

interface SearchFieldProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onClose: () => void;
  /** Focus the field when the search is opened. */
  readonly isFocused: boolean;
}

function SearchField({ query, onQuery, onClose, isFocused }: SearchFieldProps) {
  const t = useTranslations('match.markets');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  }

  return (
    <label className={styles.field}>
      <Icon name="search" size={16} />
      <input
        ref={input}
        className={styles.input}
        type="search"
        aria-label={t('search')}
        placeholder={t('searchHint')}
        maxLength={50}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </label>
  );
}
