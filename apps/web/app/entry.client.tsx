import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

import { leaveLostBuild } from './first-paint/lost-build.ts';
import { MessagesProvider } from './shared/messages/messages-provider.tsx';
import { partsOfPage } from './shared/messages/word-parts.ts';
import { loadWords, wordsSoFar } from './shared/messages/words.ts';
import { readDataWhole } from './shell/read-data-whole.ts';
import { listenBeforeRouter } from './state/place/pop-first.ts';
import { openPagesOverSheets } from './state/place/sheet-entry.ts';

// The bundler's word for a chunk that did not come; most are asked for again as well (load-again.ts).
addEventListener('vite:preloadError', () => void leaveLostBuild());
readDataWhole();
listenBeforeRouter();
openPagesOverSheets();

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
