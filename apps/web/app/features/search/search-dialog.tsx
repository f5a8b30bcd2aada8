import { useCallback, useEffect, useRef, useState, useMemo, useSyncExternalStore, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { getPopularSearches } from '@slipstream/contract/http/catalogue/get-popular-searches';
import { search } from '@slipstream/contract/http/catalogue/search';

import { useSite, type Site } from '../../site/site.tsx';
import { useLinks } from '../../shared/links/use-links.ts';
import { device } from '../../state/storage/stored-text.ts';
import { searchedCode } from '../../state/sharing/typed-code.ts';
import { useStores } from '../../state/use-stores.ts';
import { Overlay } from '../../ui/dialog/overlay.tsx';
import { moveInResults } from './move-in-results.ts';
import { rememberSearch } from './recent-searches.ts';
import styles from './search-dialog.module.css';
import { SearchField } from './search-field.tsx';
import { SearchPanel } from './search-panel.tsx';
import { SearchSession, type SearchParts } from './search-session.ts';
import { filterQuery } from './filters/search-filter.ts';
import { SearchFilters } from './filters/search-filters.tsx';
import { popularGroups, searchGroups } from './search-options.ts';
import { useCloseOnLeave } from './use-close-on-leave.ts';
import { createApi } from '../../api/call-api.ts';

export interface SearchDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Finds matches, leagues, teams and sports by name; arrows move through the results, Enter opens one (CAT-4). */
export function SearchDialog({ isOpen, onClose }: SearchDialogProps) {
  const t = useTranslations();
  const site = useSite();
  const [session] = useState(() => new SearchSession({ ...askSearch(site), wait: waitMs }));
  const { state, groups, popular } = useSearch(session);
  const navigate = useNavigate();
  const links = useLinks();
  const field = useRef<HTMLInputElement>(null);

  const { analytics, sharing } = useStores();
  const code = searchedCode(state.typed);
  const close = useCallback(() => {
    const resultCount = resultsIn(session);
    // One analytics event per search, not per letter.
    if (resultCount !== null) analytics.track({ name: 'search', resultCount });
    session.type('');
    onClose();
  }, [session, analytics, onClose]);
  useCloseOnLeave(isOpen, close);

  useOpened(isOpen, session, field);

  function leave(): void {
    if (state.answered !== '') rememberSearch(device, state.answered);
    close();
  }

  function openCode(shared: string): void {
    close();
    sharing.openCode(shared);
  }

  function openFirst(): void {
    if (code !== null) return openCode(code);
    const first = groups[0]?.options[0];
    if (first === undefined || state.phase !== 'answered') return undefined;
    leave();
    return void navigate(links(first.target));
  }

  function typeAgain(text: string): void {
    session.type(text);
    field.current?.focus();
  }

  return (
    <Overlay
      kind="dialog"
      title={t('search.title')}
      closeLabel={t('ui.close')}
      isTitleHidden
      isOpen={isOpen}
      onClose={close}
    >
      <div className={styles.search} role="presentation" onKeyDown={(event) => moveInResults(event, field.current)}>
        <SearchField
          ref={field}
          typed={state.typed}
          onType={(typed) => session.type(typed)}
          onEnter={openFirst}
          onClose={close}
        />
        <SearchFilters filter={state.filter} onChoose={(filter) => session.choose(filter)} />
        <SearchPanel
          state={state}
          code={code}
          onCode={() => openCode(code ?? '')}
          groups={groups}
          popular={popular}
          onOpen={leave}
          onType={typeAgain}
          onRetry={() => session.retry()}
        />
        <p className={styles.keys}>{t('search.keys')}</p>
      </div>
    </Overlay>
  );
}

function useOpened(isOpen: boolean, session: SearchSession, field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (!isOpen) return;
    field.current?.focus();
    void session.open();
  }, [isOpen, session, field]);
}

/** Of a search that was answered. */
function resultsIn(session: SearchSession): number | null {
  const { phase, results } = session.state();
  if (phase !== 'answered' || results === undefined) return null;
  return Object.values(results).reduce((sum, found) => sum + (found?.length ?? 0), 0);
}

function waitMs(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** The state of a search, with its results and what is popular in groups. */
function useSearch(session: SearchSession) {
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);
  const groups = useMemo(
    () => (state.results === undefined ? [] : searchGroups(state.results, state.answered)),
    [state.results, state.answered],
  );
  const popular = useMemo(() => (state.popular === undefined ? [] : popularGroups(state.popular)), [state.popular]);
  return { state, groups, popular };
}

/** Calls the API's search and popular searches (CAT-4). */
function askSearch({ apiUrl, locale }: Pick<Site, 'apiUrl' | 'locale'>): Pick<SearchParts, 'ask' | 'askPopular'> {
  const api = createApi({ origin: apiUrl, locale });
  return {
    ask: async (query, signal, filter) => {
      const result = await api.call(search, { query: { q: query, ...filterQuery(filter) }, signal });
      return result.kind === 'reply' ? result.reply : undefined;
    },
    askPopular: async () => {
      const result = await api.call(getPopularSearches);
      return result.kind === 'reply' ? result.reply : undefined;
    },
  };
}
