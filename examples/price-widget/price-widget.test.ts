import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePort } from '../../tools/lib/ports.ts';
import { root } from '../../tools/lib/root.ts';
import { startServices, type Running } from '../../tools/lib/services.ts';

const folder = mkdtempSync(join(tmpdir(), 'slipstream-widget-'));
let running: Running | undefined;
let api = '';

beforeAll(async () => {
  const port = await freePort(7790, new Set());
  api = `http://127.0.0.1:${port}`;
  const args = ['--port', String(port), '--data', folder, '--seed', 'widget', '--speed', '60'];
  running = startServices([
    { name: 'sandbox', args: [join(root, 'apps/sandbox/src/main.ts'), ...args], env: {}, health: `${api}/health` },
  ]);
  await running.ready;
});

afterAll(async () => {
  await running?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('[BACKEND-7] shows odds of a live match as they change, and none without the feed', async () => {
  const { document, customElements, HTMLElement } = new Window({ url: 'http://localhost:3000' });
  vi.stubGlobal('customElements', customElements);
  vi.stubGlobal('HTMLElement', HTMLElement);
  const live = await (
    await fetch(`${api}/v2/matches?match_status=1&sport_key=tennis&sort_by=start_time:desc&limit=20`)
  ).json();
  const match = live.data.find(({ main_market: market }: { main_market: { status: number } }) => market.status === 1);
  const widget = './price-widget.js';
  await import(widget);
  document.body.innerHTML = `<live-odds api="${api}" match="${match.id}"></live-odds>`;
  const text = () => document.body.textContent;
  await expect.poll(text, { timeout: 10_000 }).toMatch(/\d\.\d\d/);
  const before = text();
  await expect.poll(text, { timeout: 30_000 }).not.toBe(before);
  await running?.stop();
  await expect.poll(text, { timeout: 10_000 }).not.toMatch(/\d\.\d\d/);
  expect(text()).toContain('–');
  vi.unstubAllGlobals();
});
