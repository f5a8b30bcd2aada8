import { afterEach, describe, expect, it, vi } from 'vitest';

import { tabFailures } from '../../api/failed-calls.ts';
import { siteIcons } from '../../sports/site-icons.ts';
import { loadSiteIcons } from './load-site-icons.ts';

const site = { apiUrl: 'https://api.example', release: '1.0.0' };
const svg = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`;

afterEach(() => vi.unstubAllGlobals());

function answering(status: number, text: string) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Promise.resolve(new Response(text, { status }));
  });
  document.body.innerHTML = '<div id="sprite"></div>';
  return asked;
}

describe('icons of the site', () => {
  it('[CONFIG-4] come into the page with the version in their address, and nothing but shapes', async () => {
    const hostile = '<script>alert(1)</script><path d="M0 0" onclick="x()"/><use href="https://evil.example"/>';
    const asked = answering(200, svg(`<symbol id="dota-2" viewBox="0 0 24 24">${hostile}</symbol>`));
    await loadSiteIcons(site);
    expect(asked).toEqual(['https://api.example/_sb_api/fe-api/icons.svg?version=1.0.0']);
    const symbol = document.querySelector('#icon-site-dota-2');
    const shapes = [...(symbol?.children ?? [])];
    expect(shapes.map(({ localName, attributes }) => [localName, [...attributes].map(({ name }) => name)])).toEqual([
      ['path', ['d']],
    ]);
    expect(siteIcons.has('dota-2')).toBe(true);
  });

  it.each([
    ['a failure', 503, 'no'],
    ['what is no sprite', 200, 'hello'],
  ])('[CONFIG-4] %s is only reported', async (_, status, text) => {
    answering(status, text);
    const told: number[] = [];
    const stop = tabFailures.listen((failed) => told.push(failed.status));
    await loadSiteIcons(site);
    stop();
    expect(told).toEqual([status]);
    expect(document.querySelector('#sprite')?.childElementCount).toBe(0);
  });
});
