import type { SearchResults } from '@slipstream/contract/entities/catalogue/search-results';

import { noFilter, type SearchFilter } from './filters/search-filter.ts';
import type { PopularSearches } from './search-options.ts';
import { searchQuery } from './search-query.ts';

/** The state of the search. Old results stay while new ones load, so that nothing flickers. */
export interface SearchState {
  readonly typed: string;
  readonly filter: SearchFilter;
  readonly phase: 'idle' | 'asking' | 'answered' | 'failed';
  /** The query that `results` answer. */
  readonly answered: string;
  readonly results: SearchResults | undefined;
  /** What many look for; undefined until it is known. */
  readonly popular: PopularSearches | undefined;
}

export interface SearchParts {
  /** Undefined when there is no answer. */
  readonly ask: (query: string, signal: AbortSignal, filter: SearchFilter) => Promise<SearchResults | undefined>;
  readonly askPopular: () => Promise<PopularSearches | undefined>;
  /** Schedules a call and returns a function that cancels it. */
  readonly wait: (run: () => void, ms: number) => () => void;
}

/** Debounce: no request while typing faster than this. */
const debounceMs = 180;
const keptMax = 30;

/** Search as you type: only the answer to the latest query counts, whatever the order of replies. */
export class SearchSession {
  readonly #parts: SearchParts;
  readonly #listeners = new Set<() => void>();
  /** Cache of results, because typing and deleting repeats queries. */
  readonly #known = new Map<string, SearchResults>();
  #state: SearchState = {
    typed: '',
    filter: noFilter,
    phase: 'idle',
    answered: '',
    results: undefined,
    popular: undefined,
  };
  #stop: () => void = () => undefined;

  constructor(parts: SearchParts) {
    this.#parts = parts;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): SearchState => this.#state;

  /** The search was opened: popular searches are reloaded, and the old ones shown until then. */
  async open(): Promise<void> {
    const popular = await this.#parts.askPopular();
    if (popular !== undefined) this.#set({ ...this.#state, popular });
  }

  type(typed: string): void {
    this.#stop();
    const query = searchQuery(typed);
    if (query.kind !== 'query') {
      this.#set({ ...this.#state, typed, phase: 'idle', answered: '', results: undefined });
      return;
    }
    const known = this.#known.get(this.#keyOf(query.text));
    if (known !== undefined) {
      this.#set({ ...this.#state, typed, phase: 'answered', answered: query.text, results: known });
      return;
    }
    this.#set({ ...this.#state, typed, phase: 'asking' });
    this.#stop = this.#parts.wait(() => void this.#ask(query.text), debounceMs);
  }

  /** Narrows the search; what was typed is searched for again. */
  choose(filter: SearchFilter): void {
    this.#set({ ...this.#state, filter });
    this.type(this.#state.typed);
  }

  /** Retries the current query at once. */
  retry(): void {
    this.#stop();
    const query = searchQuery(this.#state.typed);
    if (query.kind !== 'query') return;
    this.#set({ ...this.#state, phase: 'asking' });
    void this.#ask(query.text);
  }

  async #ask(text: string): Promise<void> {
    const cancel = new AbortController();
    this.#stop = () => cancel.abort();
    const key = this.#keyOf(text);
    const results = await this.#parts.ask(text, cancel.signal, this.#state.filter);
    if (cancel.signal.aborted) return;
    if (results === undefined) {
      this.#set({ ...this.#state, phase: 'failed', answered: text, results: undefined });
      return;
    }
    if (this.#known.size >= keptMax) this.#known.clear();
    this.#known.set(key, results);
    this.#set({ ...this.#state, phase: 'answered', answered: text, results });
  }

  #keyOf(text: string): string {
    const { when, kind, isEventsOnly } = this.#state.filter;
    return [when, kind ?? '', isEventsOnly, text].join(' ');
  }

  #set(state: SearchState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
