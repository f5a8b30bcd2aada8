import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Tracer } from '@slipstream/telemetry/tracer';
import type { Hono } from 'hono';
import { createRequestHandler, type ServerBuild } from 'react-router';

import type { Config } from '../config/config.server.ts';
import type { WebMetrics } from './metrics.server.ts';
import { createNonPageRoutes } from './non-page-routes.server.ts';
import { createKnownSite, loadKnownSite } from '../loaders/site/known-site.server.ts';
import { createSharedAssets } from './shared-assets.server.ts';
import { readStaticFiles } from './static-files.server.ts';
import { createWebApp } from './web-app.server.ts';

interface BuiltAppParts {
  readonly isDraining: () => boolean;
  readonly metrics: WebMetrics | null;
  readonly tracer: Tracer | null;
}

/** The web app over a finished build; undefined when there is none. */
export async function createBuiltApp(
  config: Config,
  build: URL,
  { isDraining, metrics, tracer }: BuiltAppParts,
): Promise<Hono | undefined> {
  const entry = new URL('server/index.js', build);
  if (!existsSync(entry)) return undefined;
  const server = (await import(entry.href)) as ServerBuild;
  const files = await readStaticFiles(fileURLToPath(new URL('client', build)));
  const sharedAssets = config.assetsDir === null ? null : createSharedAssets(config.assetsDir);
  await sharedAssets?.add(fileURLToPath(new URL('client/assets', build)));
  return createWebApp({
    config,
    files,
    sharedAssets,
    render: createRequestHandler(server, 'production'),
    known: createKnownSite(now, loadKnownSite),
    now,
    metrics,
    tracer,
    extras: createNonPageRoutes(config, now, { isDraining }),
  });
}

function now(): number {
  return performance.now();
}
