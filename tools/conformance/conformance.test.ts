import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../fuzz/real-values.ts';
import { buildWeb } from '../lib/build-web.ts';
import { freePort } from '../lib/ports.ts';
import { root } from '../lib/root.ts';
import { startServices, type Running } from '../lib/services.ts';

const taken = new Set<number>();
async function nextPort(): Promise<number> {
  const port = await freePort(7740, taken);
  taken.add(port);
  return port;
}

const running: Running[] = [];
const folder = mkdtempSync(join(tmpdir(), 'slipstream-conformance-'));
const place = { minimal: '', sandbox: '', web: '' };

beforeAll(async () => {
  const [minimal, sandbox, web] = [await nextPort(), await nextPort(), await nextPort()];
  place.minimal = `http://localhost:${minimal}`;
  place.sandbox = `http://127.0.0.1:${sandbox}`;
  place.web = `http://127.0.0.1:${web}`;
  buildWeb();
  const args = [
    '--port',
    String(sandbox),
    '--controls',
    '0',
    '--data',
    folder,
    '--seed',
    'conformance/3',
    '--speed',
    '1',
  ];
  const services = startServices([
    {
      name: 'minimal backend',
      args: [join(root, 'examples/minimal-backend/server.mjs')],
      env: { PORT: String(minimal) },
      health: `${place.minimal}/v2/config`,
    },
    {
      name: 'sandbox',
      args: [join(root, 'apps/sandbox/src/main.ts'), ...args],
      env: {},
      health: `${place.sandbox}/health`,
    },
    {
      name: 'web',
      args: [join(root, 'apps/web/server.ts')],
      env: { NODE_ENV: 'production', PORT: String(web), SPORTSBOOK_API_URL: place.minimal },
      health: `${place.web}/health`,
    },
  ]);
  running.push(services);
  await services.ready;
});

afterAll(async () => {
  for (const services of running) await services.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** In seconds: no test of it is about time, and a machine whose processors others use takes long over a first head-to-head. */
const patience = '60';

/** The command as it is typed, without the door that checks its options. */
async function conformance(options: object): Promise<{ readonly code: number | null; readonly text: string }> {
  const child = spawn(process.execPath, [join(root, 'tools/conformance.ts')], {
    env: { ...process.env, SLIPSTREAM_OPTIONS: JSON.stringify({ timeout: patience, ...options }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (part: Buffer) => {
    text += part.toString();
  });
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { code, text };
}

/** Of the minimal backend, with its answers changed on the way. */
async function conformanceWith(change: (text: string) => string) {
  const server = createServer((request, response) => {
    void fetch(`${place.minimal}${request.url}`)
      .then(async (reply) => change(await reply.text()))
      .then((text) => response.setHeader('content-type', 'application/json').end(text));
  });
  const port = await nextPort();
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const found = await conformance({ api: `http://127.0.0.1:${port}` });
  server.close();
  return found;
}

const linesOf = (text: string, wanted: RegExp) => text.split('\n').filter((line) => wanted.test(line));

describe('npm run conformance', () => {
  it('[BACKEND-3] finds nothing wrong with the sandbox, in calls and channels, of a visitor and of a player', async () => {
    const token = await signIn(place.sandbox, 'ordinary');
    const realtime = `${place.sandbox.replace('http', 'ws')}/connection/websocket`;
    const { code, text } = await conformance({ api: place.sandbox, realtime, token });
    expect(linesOf(text, /MISFIT|FAILED|needed.*MISSING/)).toEqual([]);
    expect(text).toMatch(/ok +needed +updates/);
    expect(text).toMatch(/ok +optional player/);
    expect(code).toBe(0);
  });

  it('[BACKEND-3] finds everything that pages need in the minimal backend, and names what is left out', async () => {
    const { code, text } = await conformance({ api: place.minimal });
    expect(linesOf(text, /MISFIT|FAILED/)).toEqual([]);
    expect(text).toContain('MISSING  optional search: GET /v2/search?q=united: answers 404');
    expect(text).toContain('Nothing that a page needs is missing.');
    expect(code).toBe(0);
  });

  it('[BACKEND-3] names areas, blocks and settings that a page ignores', async () => {
    const areas =
      '"areas":{"sidebar":[],"footer":[{"type":"carousel","id":"c"},{"type":"top-events","id":"t","settings":{"limitt":3,"limit":"x"}}],';
    const { code, text } = await conformanceWith((reply) => reply.replace('"areas":{', areas));
    expect(linesOf(text, /data\.areas/).map((line) => line.trim())).toEqual([
      'data.areas.sidebar is ignored: there are header, left_sidebar, side_menu, tab_bar, right_sidebar, main, footer',
      'data.areas.footer.0 is left out: there is no block carousel',
      'data.areas.footer.1.settings.limit must be number, is "x"',
      'data.areas.footer.1.settings.limitt is ignored: top-events has no such setting',
    ]);
    expect(code).toBe(0);
  });

  it.each<[string, (text: string) => string, string, string]>([
    [
      'the path of a misfit, once for a list',
      (text) => text.replaceAll(/"odds":\d+/g, '"odds":2.1'),
      'MISFIT   needed   getMatches: GET /v2/matches?limit=50: data.0.main_market.outcomes.0.odds must be a whole number, is 2.1 (and',
      'Pages need: GET /v2/matches?limit=50 (home), ',
    ],
    [
      'a slug that addresses cannot be read from',
      (text) => text.replaceAll('-m1001', ''),
      'data.0.slug must end with -m1001, is "arsenal-chelsea"',
      'Pages need: GET /v2/matches?limit=50 (home), ',
    ],
    [
      'a clock in seconds',
      (text) => text.replace(/"now_ms":(\d+)\d{3}/, '"now_ms":$1'),
      'MISFIT   needed   getConfig: GET /v2/config: clock.now_ms must be milliseconds, ',
      'Pages need: GET /v2/config (home).',
    ],
  ])('[BACKEND-3] ends with 1 and names %s', async (_, change, line, end) => {
    const { code, text } = await conformanceWith(change);
    expect(text).toContain(line);
    expect(text).toContain(end);
    expect(code).toBe(1);
  });
});

describe('the web app on the minimal backend', () => {
  it('[BACKEND-4] shows the home page with its matches and prices', async () => {
    const reply = await fetch(`${place.web}/sportsbook`);
    const page = await reply.text();
    expect(reply.status).toBe(200);
    for (const words of ['My sportsbook', 'Next matches', 'Arsenal', 'Chelsea', 'Fulham', '2.10', '3.05']) {
      expect(page).toContain(words);
    }
  });

  it.each([
    ['/sportsbook/soccer', 'Everton'],
    ['/sportsbook/soccer/premier-league-l100', 'Premier League'],
    ['/sportsbook/soccer/arsenal-chelsea-m1001', 'Match winner'],
  ])('[BACKEND-4] shows %s', async (path, words) => {
    const reply = await fetch(place.web + path);
    expect(await reply.text()).toContain(words);
    expect(reply.status).toBe(200);
  });

  it('[RUN-2] answers /ready with 200', async () => {
    const reply = await fetch(`${place.web}/ready`);
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({ status: expect.stringMatching(/ready|degraded/) });
  });
});
