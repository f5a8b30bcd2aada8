import type { AnalyticsEvent } from '@slipstream/contract/embed/analytics-event';

export interface AnalyticsListener {
  readonly happened: (event: AnalyticsEvent) => void;
  readonly viewed: (path: string) => void;
}

/**
 * Where every part of the page says what happened. It keeps nothing but the page that is open: what nobody may hear, and
 * before consent nobody may, is forgotten at once (SESSION-5).
 */
export class Analytics {
  readonly #listeners = new Set<AnalyticsListener>();
  #path: string | null = null;

  readonly track = (event: AnalyticsEvent): void => {
    for (const listener of this.#listeners) listener.happened(event);
  };

  /** Another page is open; its address without the query. */
  view(path: string): void {
    this.#path = path;
    for (const listener of this.#listeners) listener.viewed(path);
  }

  listen(listener: AnalyticsListener): () => void {
    this.#listeners.add(listener);
    if (this.#path !== null) listener.viewed(this.#path);
    return () => this.#listeners.delete(listener);
  }
}
