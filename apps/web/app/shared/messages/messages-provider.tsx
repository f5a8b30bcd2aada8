import type { Catalogue, SourceCatalogue } from '@slipstream/locales/catalogue';
import type { LocaleCode } from '@slipstream/locales/locale';
import { startTransition, useState, type ReactNode } from 'react';
import { IntlErrorCode, IntlProvider, type IntlError } from 'use-intl';

import { loadWords, wordsSoFar } from './words.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: LocaleCode;
    Messages: SourceCatalogue;
  }
}

export interface MessagesProviderProps {
  readonly locale: LocaleCode;
  readonly messages: Catalogue;
  readonly children: ReactNode;
}

/** Provides the page's messages. Times pass their own zone; the one set here only keeps server and browser equal. */
export function MessagesProvider({ locale, messages, children }: MessagesProviderProps) {
  const [shown, setShown] = useState(messages);

  /** Words that a component was drawn without are fetched, and the page is drawn again: nobody sees a bare key (I18N-7). */
  function onError(error: IntlError): void {
    // On the server every word is there, so this is a fault of the catalogue itself.
    if (typeof document === 'undefined') throw error;
    reportError(error);
    if (error.code !== IntlErrorCode.MISSING_MESSAGE) return;
    void showAllWords();
  }

  async function showAllWords(): Promise<void> {
    const later = ['pages', 'match', 'slip', 'bets', 'bonuses', 'more'] as const;
    await Promise.all(later.map(async (part) => loadWords(part)));
    startTransition(() => setShown((before) => ({ ...before, ...wordsSoFar() })));
  }

  return (
    <IntlProvider
      locale={withLatinDigits(locale)}
      messages={shown as SourceCatalogue}
      timeZone="UTC"
      onError={onError}
      getMessageFallback={() => ''}
    >
      {children}
    </IntlProvider>
  );
}

/** Odds and money are written with Latin digits in every language, and so is all that stands beside them (I18N-10). */
function withLatinDigits(locale: LocaleCode): LocaleCode {
  return new Intl.NumberFormat(locale).resolvedOptions().numberingSystem === 'latn' ? locale : `${locale}-u-nu-latn`;
}
