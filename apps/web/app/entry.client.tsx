import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

import { MessagesProvider } from './shared/messages/messages-provider.tsx';
import { partsOfPage } from './shared/messages/word-parts.ts';
import { loadWords, wordsSoFar } from './shared/messages/words.ts';
import { readDataWhole } from './shell/read-data-whole.ts';
import { listenBeforeRouter } from './state/place/pop-first.ts';

readDataWhole();
listenBeforeRouter();

await Promise.all(partsOfPage(location.pathname).map(async (part) => loadWords(part)));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <MessagesProvider locale={document.documentElement.lang} messages={wordsSoFar()}>
        <HydratedRouter />
      </MessagesProvider>
    </StrictMode>,
    // Errors that an error boundary caught are reported too.
    { onCaughtError: (error) => reportError(error) },
  );
});
