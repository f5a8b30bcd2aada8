import { isLocaleCode } from '@slipstream/locales/locale';
import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

import { MessagesProvider } from './shared/messages/messages-provider.tsx';
import { readDataWhole } from './shell/read-data-whole.ts';

readDataWhole();

const { lang } = document.documentElement;
const locale = isLocaleCode(lang) ? lang : 'en';
const messages = await loadCatalogue(locale);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <MessagesProvider locale={locale} messages={messages}>
        <HydratedRouter />
      </MessagesProvider>
    </StrictMode>,
    // Errors that an error boundary caught are reported too.
    { onCaughtError: (error) => reportError(error) },
  );
});
