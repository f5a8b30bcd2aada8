import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';

const pages = join(import.meta.dirname, '..', 'pages');
const files = join(import.meta.dirname, '..', 'public');

/** The demo platform: a site of its own, on an origin of its own, with the sportsbook inside. */
export function createApp(sportsbookUrl: string): Hono {
  const app = new Hono();
  const sdk = strippedSdk();
  const { origin: sportsbookOrigin } = new URL(sportsbookUrl);
  const policy = [
    "default-src 'self'",
    `frame-src ${sportsbookOrigin}`,
    "style-src 'self' 'unsafe-inline'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
  app.use(async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
    c.header('Content-Security-Policy', policy);
  });
  app.get('/health', (c) => c.json({ status: 'ok' }));
  app.get('/', (c) => c.html(page('landing')));
  app.get('/play', (c) => c.html(page('play').replaceAll('{{sportsbook_url}}', escaped(sportsbookUrl))));
  app.get('/host.css', (c) => c.body(text('host.css'), 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get('/play.js', (c) => c.body(text('play.js'), 200, { 'Content-Type': 'text/javascript; charset=utf-8' }));
  app.get('/embed.js', (c) => c.body(sdk, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }));
  app.notFound((c) => c.html(page('not-found'), 404));
  return app;
}

function page(name: string): string {
  return readFileSync(join(pages, `${name}.html`), 'utf8');
}

function text(name: string): string {
  return readFileSync(join(files, name), 'utf8');
}

const stripping = `
  import { readFileSync } from 'node:fs';
  import { stripTypeScriptTypes } from 'node:module';
  process.stdout.write(stripTypeScriptTypes(readFileSync(process.argv[1], 'utf8')));
`;

/**
 * The SDK as a browser reads it: the same file, with its types removed. A process of its own does it once, because Node
 * calls this experimental on standard error and nobody who opens a page should have to read that.
 */
function strippedSdk(): string {
  const file = fileURLToPath(import.meta.resolve('@slipstream/embed/sdk'));
  return execFileSync(process.execPath, ['--no-warnings', '--input-type=module', '--eval', stripping, file], {
    encoding: 'utf8',
  });
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
