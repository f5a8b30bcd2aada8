import type { Provider, ProviderStatus } from '@slipstream/contract/entities/catalogue/provider';

/** Which providers are down; an inactive provider's outcomes can't be bet anywhere (TICKET-6). */
export class Providers {
  readonly #named = new Set<Provider>();
  readonly #inactive = new Set<Provider>();
  readonly #listeners = new Set<() => void>();
  #changeCount = 0;

  /** How often statuses were said; what was asked for before the last time is old. */
  get changeCount(): number {
    return this.#changeCount;
  }

  /** Those whose status was ever said. */
  get named(): Iterable<Provider> {
    return this.#named;
  }

  readonly isActive = (provider: Provider): boolean => !this.#inactive.has(provider);

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  apply(statuses: readonly ProviderStatus[]): void {
    for (const { provider, status } of statuses) {
      this.#named.add(provider);
      if (status === 'inactive') this.#inactive.add(provider);
      else this.#inactive.delete(provider);
    }
    this.#changeCount += 1;
    for (const listener of this.#listeners) listener();
  }
}
