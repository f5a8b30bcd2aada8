import type { AnalyticsEvent } from '@slipstream/contract/embed/analytics-event';

export interface AnalyticsListener {
  readonly happened: (event: AnalyticsEvent) => void;
  readonly viewed: (path: string) => void;
}

/**
 * Collects analytics events from every part of the page. It stores only the current page: events without a listener,
 * and all events before consent, are dropped (SESSION-5).
 */
export class Analytics {
  readonly #listeners = new Set<AnalyticsListener>();
  #path: string | null = null;

  readonly track = (event: AnalyticsEvent): void => {
    for (const listener of this.#listeners) listener.happened(event);
  };

  /** Another page was opened; its address without the query. */
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
