import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { z } from 'zod';

import { bonusCommands } from './bonus-commands.ts';
import { bookFaultCommands } from './book-fault-commands.ts';
import { siteFolder, type Core } from '../core/core.ts';
import { Failure } from '../http/failure.ts';
import { answerFailure, createFrame, type FrameEnv } from '../http/frame.ts';
import { mountOutbox } from './outbox-routes.ts';
import { callFaultCommands } from './call-fault-commands.ts';
import { clockCommands } from './clock-commands.ts';
import type { ControlAccess } from './control-access.ts';
import { controlGuard, controlHeaders, enter, enterPath } from './control-guard.ts';
import { controlPage } from './control-page.ts';
import { feedFaultCommands } from './feed-fault-commands.ts';
import { videoCommands } from './video-commands.ts';
import { playerCommands } from './player-commands.ts';
import { tradingCommands } from './trading-commands.ts';
import { noticeCommands } from './notice-commands.ts';

const spent = z.object({ key: z.string().max(200) });

/** The levers of the sandbox and its outbox, as an API and a plain page, for whoever sits at this machine. */
export function createControlRoutes(
  core: Core,
  access: ControlAccess,
  linkAt: (port: number) => string,
): Hono<FrameEnv> {
  const app = createFrame({ ...core, origins: [], identify: () => null });
  app.use(controlHeaders);
  app.use(controlGuard(access));
  app.get(enterPath, (c) => enter(c, access));
  mountKeys(app, access, linkAt);
  mountOutbox(app, core);
  mountFiles(app);
  mountCommands(app, core);
  return app;
}

/** Links and keys that work once: a link to this page, a key for a page of another server of the demo. */
function mountKeys(app: Hono<FrameEnv>, access: ControlAccess, linkAt: (port: number) => string): void {
  app.post('/control/link', (c) => c.json({ link: linkAt(c.env.incoming.socket.localPort ?? 0) }));
  app.post('/control/key', (c) => c.json({ key: access.newKey() }));
  app.post('/control/spend-key', async (c) => {
    const read = spent.safeParse(await c.req.json().catch(() => null));
    const isGood = read.success && access.spendKey(read.data.key);
    return isGood ? c.json({}) : answerFailure(c, new Failure(404, 'not_found'));
  });
}

function mountCommands(app: Hono<FrameEnv>, core: Core): void {
  const all = [
    ...clockCommands(core),
    ...feedFaultCommands(core),
    ...bookFaultCommands(core.book),
    ...tradingCommands(core),
    ...bonusCommands(core.bonuses),
    ...videoCommands(core),
    ...playerCommands(core),
    ...callFaultCommands(core),
    ...noticeCommands(core),
  ];
  const commands = new Map(all.map((known) => [known.name, known]));
  app.get('/control', (c) => c.html(controlPage([...commands.values()])));
  app.get('/control/state', (c) => c.json(controlState(core)));
  app.post('/control/:name', async (c) => {
    const known = commands.get(c.req.param('name'));
    if (known === undefined) return answerFailure(c, new Failure(404, 'not_found'));
    const body: unknown = await c.req.json().catch(() => null);
    const done = await known.run(body ?? {});
    if ('answer' in done) return c.json({ ...controlState(core), answer: done.answer });
    const details = done.problems.map((message) => ({ path: 'body', message }));
    return answerFailure(c, new Failure(400, 'bad_request', details));
  });
}

function mountFiles(app: Hono<FrameEnv>): void {
  for (const [name, type] of [
    ['control.css', 'text/css; charset=utf-8'],
    ['control.js', 'text/javascript; charset=utf-8'],
  ] as const) {
    const text = readFileSync(join(siteFolder, 'assets', name), 'utf8');
    app.get(`/control/${name}`, (c) => c.body(text, 200, { 'Content-Type': type }));
  }
}

/** What the sandbox is doing, for the control page and for tests. */
function controlState(core: Core) {
  const { book, clock, faults, realtime } = core;
  const { seed, engine, window } = core.world();
  return {
    world: { seed, now: new Date(clock.now()).toISOString(), speed: clock.speed(), paused: clock.paused() },
    matches: { playing: engine.playingCount(), window: window.all().length },
    realtime: realtime.stats(),
    faults: {
      api: faults.api,
      providersDown: [...faults.providersDown],
      clockSkewMs: faults.clockSkewMs,
      frozen: faults.frozen,
      realtime: realtime.faults.rules(),
      bets: { ...book.faults },
      videos: Object.fromEntries(faults.videos),
      videoCountriesRefused: [...faults.videoCountriesRefused],
    },
    book: { ...book.settings },
  };
}
