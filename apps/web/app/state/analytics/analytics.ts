import type { AnalyticsEvent } from '@slipstream/contract/embed/analytics-event';

export interface ViewedPage {
  /** Without the query. */
  readonly path: string;
  readonly hash: string;
}

export interface AnalyticsListener {
  readonly happened: (event: AnalyticsEvent) => void;
  readonly viewed: (page: ViewedPage) => void;
}

/**
 * Collects analytics events from every part of the page. It stores only the current page: events without a listener,
 * and all events before consent, are dropped (SESSION-5).
 */
export class Analytics {
  readonly #listeners = new Set<AnalyticsListener>();
  #page: ViewedPage | null = null;

  readonly track = (event: AnalyticsEvent): void => {
    for (const listener of this.#listeners) listener.happened(event);
  };

  /** Another page was opened. */
  view(page: ViewedPage): void {
    this.#page = page;
    for (const listener of this.#listeners) listener.viewed(page);
  }

  listen(listener: AnalyticsListener): () => void {
    this.#listeners.add(listener);
    if (this.#page !== null) listener.viewed(this.#page);
    return () => this.#listeners.delete(listener);
  }
}
