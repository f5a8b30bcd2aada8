import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { RecentSearches } from './recent-list.tsx';
import type { SearchGroup } from './search-options.ts';
import styles from './search-panel.module.css';
import { queryLengthMax, searchQuery } from './search-query.ts';
import { SearchCode, SearchResult } from './search-result.tsx';
import type { SearchState } from './search-session.ts';

export interface SearchPanelProps {
  readonly state: SearchState;
  /** The share code that was typed, if it looks like one. */
  readonly code: string | null;
  readonly onCode: () => void;
  readonly groups: readonly SearchGroup[];
  /** Popular searches. */
  readonly popular: readonly SearchGroup[];
  /** Called when a result is opened. */
  readonly onOpen: () => void;
  readonly onType: (typed: string) => void;
  readonly onRetry: () => void;
}

/** Below the field: a hint, recent searches, results, or why there are none. */
export function SearchPanel(props: SearchPanelProps) {
  const t = useTranslations();
  const { state, groups, code, onCode } = props;
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  return (
    <div className={styles.panel}>
      <VisuallyHidden>
        <output>{state.phase === 'answered' && t('search.found', { count })}</output>
      </VisuallyHidden>
      {state.typed.length >= queryLengthMax && <p className={styles.hint}>{t('search.long')}</p>}
      {code !== null && <SearchCode code={code} onOpen={onCode} />}
      {groups.map((group) => (
        <Group key={group.kind} title={t(`search.kind.${group.kind}`)} group={group} {...props} />
      ))}
      {count === 0 && (code === null || state.phase !== 'answered') && <Otherwise {...props} />}
    </div>
  );
}

interface GroupProps extends Pick<SearchPanelProps, 'state' | 'onOpen'> {
  readonly title: string;
  readonly group: SearchGroup;
}

function Group({ title, group, state, onOpen }: GroupProps) {
  return (
    <section className={styles.group} aria-label={title}>
      <h3 className={styles.kind}>{title}</h3>
      <ul>
        {group.options.map((option) => (
          <li key={option.id}>
            <SearchResult option={option} query={state.answered} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Otherwise(props: SearchPanelProps) {
  const t = useTranslations();
  const { state, onRetry } = props;
  switch (state.phase) {
    case 'idle':
      return <Idle {...props} />;
    case 'asking':
      return (
        <div className={styles.waiting}>
          {[180, 260, 220, 240].map((width) => (
            <Skeleton key={width} width={width} height={36} />
          ))}
        </div>
      );
    case 'answered':
      return (
        <EmptyState
          icon="search"
          title={t('search.none.title', { query: state.answered })}
          text={t('search.none.text')}
        />
      );
    case 'failed':
      return (
        <EmptyState
          icon="wifi-off"
          title={t('search.failed.title')}
          text={t('search.failed.text')}
          action={
            <Button look="primary" onClick={onRetry}>
              {t('errors.retry')}
            </Button>
          }
        />
      );
  }
}

/** Before a search: recent and popular searches. */
function Idle({ state, popular, onType, onOpen }: SearchPanelProps) {
  const t = useTranslations('search');
  const hint = <p className={styles.hint}>{t('short')}</p>;
  if (searchQuery(state.typed).kind === 'short') return hint;
  return (
    <>
      {hint}
      <RecentSearches onPick={onType} onForgotten={() => onType('')} />
      {popular.map((group) => (
        <Group
          key={group.kind}
          title={t(group.kind === 'teams' ? 'popularTeams' : 'popularLeagues')}
          group={group}
          state={state}
          onOpen={onOpen}
        />
      ))}
    </>
  );
}
