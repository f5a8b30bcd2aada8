import type { SearchResults } from '@slipstream/contract/entities/search-results';

import type { PopularSearches } from './search-options.ts';
import { searchQuery } from './search-query.ts';

/** What the search shows. Old results stay while the next are on the way, so that nothing flickers. */
export interface SearchState {
  readonly typed: string;
  readonly phase: 'idle' | 'asking' | 'answered' | 'failed';
  /** The query that `results` answer. */
  readonly answered: string;
  readonly results: SearchResults | undefined;
  /** What many look for; undefined until it is known. */
  readonly popular: PopularSearches | undefined;
}

export interface SearchParts {
  /** Undefined when there is no answer. */
  readonly ask: (query: string, signal: AbortSignal) => Promise<SearchResults | undefined>;
  readonly askPopular: () => Promise<PopularSearches | undefined>;
  /** Runs something later and gives the way to call it off. */
  readonly wait: (run: () => void, ms: number) => () => void;
}

/** Whoever types faster than this is not asked after. */
const debounceMs = 180;
const keptMax = 30;

/** Search as somebody types: the last word typed is the one answered, however the answers come. */
export class SearchSession {
  readonly #parts: SearchParts;
  readonly #listeners = new Set<() => void>();
  /** Typing and taking back leads through the same words again. */
  readonly #known = new Map<string, SearchResults>();
  #state: SearchState = { typed: '', phase: 'idle', answered: '', results: undefined, popular: undefined };
  #stop: () => void = () => undefined;

  constructor(parts: SearchParts) {
    this.#parts = parts;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): SearchState => this.#state;

  /** The search was opened: what is popular is asked for, and shown as it was until that is answered. */
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
    const known = this.#known.get(query.text);
    if (known !== undefined) {
      this.#set({ ...this.#state, typed, phase: 'answered', answered: query.text, results: known });
      return;
    }
    this.#set({ ...this.#state, typed, phase: 'asking' });
    this.#stop = this.#parts.wait(() => void this.#ask(query.text), debounceMs);
  }

  /** Asks again for what is typed, at once. */
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
    const results = await this.#parts.ask(text, cancel.signal);
    if (cancel.signal.aborted) return;
    if (results === undefined) {
      this.#set({ ...this.#state, phase: 'failed', answered: text, results: undefined });
      return;
    }
    if (this.#known.size >= keptMax) this.#known.clear();
    this.#known.set(text, results);
    this.#set({ ...this.#state, phase: 'answered', answered: text, results });
  }

  #set(state: SearchState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
