import { describe, expect, it } from 'vitest';
import { createApp } from './app.ts';

const app = createApp({
  sportsbookUrl: 'https://bets.example/sportsbook',
  platformApiUrl: 'https://api.example',
  controls: null,
});
const markOf = (page: string) => /<html [^>]*data-theme="(\w+)"/.exec(page)?.[1];

describe('[EMBED-10] the theme of a page of the host', () => {
  it.each([
    ['?theme=night', {}, 'night'],
    ['?theme=day', { Cookie: 'meridian_theme=night' }, 'day'],
    ['?theme=system', { Cookie: 'meridian_theme=night' }, undefined],
    ['?theme=%22%3E%3Cscript%3E', {}, undefined],
    ['', { Cookie: 'meridian_theme=day' }, 'day'],
    ['', { Cookie: 'meridian_theme=pink' }, undefined],
    ['', {}, undefined],
  ])('%s %j is %s', async (query, headers, expected) => {
    expect(markOf(await (await app.request(`/users/sign-in${query}`, { headers })).text())).toBe(expected);
  });

  it.each([
    ['?theme=night', 'meridian_theme=night; Max-Age=31536000; Path=/; SameSite=Lax'],
    ['?theme=system', 'meridian_theme=; Max-Age=0; Path=/; SameSite=Lax'],
    ['', null],
    ['?theme=pink', null],
  ])('%s is remembered as %s', async (query, expected) => {
    expect((await app.request(`/help-center${query}`)).headers.get('Set-Cookie')).toBe(expected);
  });

  it('stays that of the links in a frame, where no cookie may be kept', async () => {
    const page = await (await app.request('/users/sign-in?theme=night&frame=https://bets.example')).text();
    expect(page).toContain('href="/users/sign-up?frame=https%3A%2F%2Fbets.example&amp;theme=night"');
  });
});

describe('the look of the sportsbook', () => {
  it('[EMBED-10] has its font, from this origin', async () => {
    const css = await (await app.request('/host.css')).text();
    const [, path = ''] = /url\((\/fonts\/inter-latin-wght-normal\.woff2)\)/.exec(css) ?? [];
    const font = await app.request(path);
    expect([font.status, font.headers.get('Content-Type')]).toEqual([200, 'font/woff2']);
    expect(css).not.toMatch(/url\((?!\/fonts\/)/);
  });

  it.each(['/fonts/..%2f..%2fpackage.json', '/fonts/wght.css', '/fonts/nothing.woff2'])(
    'gives out no other file of it: %s',
    async (path) => {
      expect((await app.request(path)).status).toBe(404);
    },
  );
});
