import { launchApp } from '@slipstream/contract/http/site/launch-app';
import type { Hono } from 'hono';
import type { Core } from '../../core/core.ts';
import { Failure } from '../../http/failure.ts';
import { answerFailure, type FrameEnv } from '../../http/frame.ts';
import { localeOf } from '../../http/locale.ts';
import { mount } from '../../http/mount.ts';
import { appPage } from '../../launch/app-page.ts';
import { arenaState } from '../../launch/arena.ts';
import { apps, type AppName } from '../../launch/game-rules.ts';
import { openGameSession } from '../../launch/game-sessions.ts';
import { lotteryState } from '../../launch/lottery.ts';
import { racingState } from '../../launch/racing.ts';
import { mountGameCalls } from './game-calls.ts';

const states = {
  'race-card': racingState,
  draw: lotteryState,
  shootout: arenaState,
} as const satisfies Record<AppName, (seed: string, worldMs: number) => object>;

/** Racing, lotteries and the arena: small pages of the sandbox's own, made to run in an iframe (CAT-9). */
export function mountLaunchCalls(app: Hono<FrameEnv>, core: Core): void {
  const { world: current, clock, options, files, locales, database, realNow } = core;
  mountGameCalls(app, core);
  // `main` opens a provider's only app, for a site that names none.
  mount(app, launchApp, async ({ params, body, context }) => {
    const name = apps[params.provider];
    if (body.app !== name && body.app !== 'main') return new Failure(404, 'not_found');
    const url = new URL(`/apps/${name}`, context.req.url);
    url.searchParams.set('locale', body.locale);
    url.searchParams.set('theme', body.theme);
    const player = context.get('player');
    // After the hash, where no server and no log reads it.
    if (player !== undefined) url.hash = `session=${await openGameSession(database, player, name, realNow())}`;
    return { url: url.href };
  });

  app.get('/apps/:name', (c) => {
    const name = c.req.param('name');
    if (!isApp(name)) return answerFailure(c, new Failure(404, 'not_found'));
    const locale = localeOf(c.req.query('locale'), locales());
    const theme = c.req.query('theme') === 'day' ? 'day' : 'night';
    // Only the front end may show it inside a page of its own.
    c.header(
      'Content-Security-Policy',
      `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-ancestors ${options.webOrigins.join(' ')}`,
    );
    return c.html(appPage(name, locale, theme, (key) => files.words.word(key, locale)));
  });

  app.get('/apps/:name/state', (c) => {
    const name = c.req.param('name');
    if (!isApp(name)) return answerFailure(c, new Failure(404, 'not_found'));
    const worldMs = clock.now();
    return c.json({ now_ms: worldMs, rate: clock.anchor().rate, ...states[name](current().seed, worldMs) });
  });
}

function isApp(name: string): name is AppName {
  return Object.hasOwn(states, name);
}
