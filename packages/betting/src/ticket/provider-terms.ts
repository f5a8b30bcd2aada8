import type { Provider } from '@slipstream/contract/entities/catalogue/provider';

export type ProviderTerms = {
  readonly isActive: boolean;
  /** multiSingleAvailableByProvider (SLIP-6). */
  readonly allowsMultiSingle: boolean;
};

/** By provider, of those that the settings name. */
export type TermsByProvider = Readonly<Record<Provider, ProviderTerms>>;

const usual: ProviderTerms = { isActive: true, allowsMultiSingle: false };

/** The terms of a provider: any id may be one, and what is not named is active. */
export function providerTerms(terms: TermsByProvider, provider: Provider): ProviderTerms {
  return (Object.hasOwn(terms, provider) ? terms[provider] : undefined) ?? usual;
}
