import type { Context, Hono, MiddlewareHandler } from 'hono';
import { bonusCommands } from '../bonuses/bonus-commands.ts';
import { bookFaultCommands } from '../book/faults/book-fault-commands.ts';
import type { Core } from '../core.ts';
import { Failure } from '../http/failure.ts';
import { answerFailure, type FrameEnv } from '../http/frame.ts';
import { callFaultCommands } from './call-fault-commands.ts';
import { clockCommands } from './clock-commands.ts';
import { controlPage } from './control-page.ts';
import { controlState } from './control-state.ts';
import { feedFaultCommands } from './feed-fault-commands.ts';

/** The levers of the sandbox, as an API and a plain page, for whoever sits at this machine. */
export function mountControl(app: Hono<FrameEnv>, core: Core): void {
  const all = [
    ...clockCommands(core),
    ...feedFaultCommands(core),
    ...bookFaultCommands(core.book),
    ...bonusCommands(core.bonuses),
    ...callFaultCommands(core),
  ];
  const commands = new Map(all.map((known) => [known.name, known]));
  app.use('/control', onlyHere);
  app.use('/control/*', onlyHere);
  app.get('/control', (c) => {
    c.header('Content-Security-Policy', "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'");
    return c.html(controlPage([...commands.values()]));
  });
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

const hereNames = new Set(['localhost', '127.0.0.1', '[::1]']);
const hereAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * The socket must come from this machine, not through a proxy; the name must be this machine's, against a rebound DNS
 * name; and a page of another origin must not pull levers through a visitor's browser.
 */
const onlyHere: MiddlewareHandler<FrameEnv> = async (c, next) => {
  const forbidden = () => answerFailure(c, new Failure(403, 'forbidden'));
  const address = c.env.incoming.socket.remoteAddress ?? '';
  if (!hereAddresses.has(address) || c.req.header('X-Forwarded-For') !== undefined) return forbidden();
  const { hostname, origin } = new URL(c.req.url);
  if (!hereNames.has(hostname) || isForeign(c, origin)) return forbidden();
  return next();
};

function isForeign(c: Context<FrameEnv>, own: string): boolean {
  const origin = c.req.header('Origin');
  return origin !== undefined && origin !== own;
}
