import type { KeyboardEvent, Ref } from 'react';
import { useTranslations } from 'use-intl';

import { IconButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { queryLengthMax } from './search-query.ts';
import styles from './search-field.module.css';

export interface SearchFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onEnter: () => void;
  readonly onClose: () => void;
}

export function SearchField({ ref, typed, onType, onEnter, onClose }: SearchFieldProps) {
  const t = useTranslations();

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter();
  }

  return (
    <div className={styles.field}>
      <Icon name="search" size={20} />
      <input
        ref={ref}
        className={styles.input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={queryLengthMax}
        aria-label={t('search.title')}
        placeholder={t('search.placeholder')}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton label={t('ui.close')} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </div>
  );
}
