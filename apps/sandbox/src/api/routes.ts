import type { Hono } from 'hono';
import { mountBonuses } from './bonuses/mount-bonuses.ts';
import { mountBook } from './bets/mount-bets.ts';
import { mountCounterCalls } from './catalogue/counter-calls.ts';
import { mountExportCalls } from './catalogue/export-calls.ts';
import { mountLeagueCalls } from './catalogue/league-calls.ts';
import { mountMatchCalls } from './catalogue/match-calls.ts';
import { mountSearchCalls } from './catalogue/search-calls.ts';
import { mountSportCalls } from './catalogue/sport-calls.ts';
import { siteFolder, type Core } from '../core/core.ts';
import { isServerGone } from '../database/lost-connection.ts';
import { faultMiddleware } from '../faults/fault-middleware.ts';
import { createFrame, type FrameEnv, type FrameOptions } from '../http/frame.ts';
import { blockedCountryGuard } from './accounts/blocked-country.ts';
import { mountLaunchCalls } from './launch/launch-calls.ts';
import { mountRealtimeCalls } from './realtime/realtime-calls.ts';
import { mountProbes } from './operation/probes.ts';
import { mountPersonal } from './personal/mount-personal.ts';
import { mountPlatform } from './accounts/mount-accounts.ts';
import { originGuard } from '../accounts/sessions/origin-guard.ts';
import { mountAssets } from './site/asset-routes.ts';
import { mountIconCalls } from './site/icon-calls.ts';
import { mountSiteCalls } from './site/site-calls.ts';
import { mountStreamRoutes } from './video/stream-routes.ts';
import { mountVideoCalls } from './video/video-calls.ts';
import { mountWidgetCalls } from './widgets/widget-calls.ts';

/** Who is told of requests: counters and traces. */
type Watchers = Pick<FrameOptions, 'observe' | 'tracer'>;

/** What a process answers that takes no calls. */
export function createProbeRoutes(core: Core, isDraining: () => boolean, watchers: Watchers): Hono<FrameEnv> {
  const app = createFrame({ ...core, ...watchers, isUnavailable: isServerGone });
  mountProbes(app, core, isDraining);
  return app;
}

/** Everything the sandbox answers over HTTP. */
export function createRoutes(core: Core, isDraining: () => boolean, watchers: Watchers): Hono<FrameEnv> {
  const app = createFrame({ ...core, ...watchers, isUnavailable: isServerGone });
  app.use(originGuard(core.origins));
  app.use(faultMiddleware(core.faults));
  app.use(blockedCountryGuard(core));
  mountProbes(app, core, isDraining);
  mountSiteCalls(app, core);
  mountAssets(app, core.options.site ?? siteFolder);
  mountIconCalls(app, core.options.site ?? siteFolder);
  mountSportCalls(app, core);
  mountLeagueCalls(app, core);
  mountCounterCalls(app, core);
  mountSearchCalls(app, core.world);
  mountMatchCalls(app, core);
  // Before the widgets: its paths have the shape of theirs, and the first to match answers.
  mountVideoCalls(app, core);
  mountStreamRoutes(app, core);
  mountWidgetCalls(app, core);
  mountExportCalls(app, core.world);
  mountLaunchCalls(app, core);
  mountRealtimeCalls(app, core);
  mountBook(app, core.book, core.limits);
  mountBonuses(app, core.bonuses, core);
  mountPlatform(app, core);
  mountPersonal(app, core);
  return app;
}
