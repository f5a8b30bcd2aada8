import type { Catalogue, SourceCatalogue } from '@slipstream/locales/catalogue';
import type { LocaleCode } from '@slipstream/locales/locale';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';

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
  return (
    <IntlProvider locale={locale} messages={messages as SourceCatalogue} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
