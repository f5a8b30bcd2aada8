import type { RequestListener, Server } from 'node:http';
import { fileURLToPath } from 'node:url';

import { getRequestListener } from '@hono/node-server';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createServer } from 'vite';

import type { Config } from '../app/server/config/config.server.ts';
import { createNonPageRoutes } from '../app/server/http/non-page-routes.server.ts';
import { createKnownSite, loadKnownSite } from '../app/server/loaders/site/known-site.server.ts';
import type { wordsFile } from '../app/server/words/page-words.server.ts';
import { createWebApp } from '../app/server/http/web-app.server.ts';

/** The web app over its sources: Vite answers for modules and hot reload, everything else is rendered anew each time. */
export async function developmentListener(config: Config, server: Server): Promise<RequestListener> {
  const vite = await createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  const load = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  const app = createWebApp({
    config: { ...config, pageFreshMs: 0 },
    files: new Map(),
    render: createRequestHandler(load, 'development'),
    known: createKnownSite(now, loadKnownSite),
    now,
    extras: createNonPageRoutes(config, now, {
      findWords: async (...address) => {
        // The module that pages are rendered with, so that an edited text reaches the browser too.
        const module = await vite.ssrLoadModule('/app/server/words/page-words.server.ts');
        return (module as { wordsFile: typeof wordsFile }).wordsFile(...address);
      },
    }),
  });
  const listener = getRequestListener(app.fetch);
  return (request, response) => vite.middlewares(request, response, () => void listener(request, response));
}

function now(): number {
  return performance.now();
}
