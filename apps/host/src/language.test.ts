import { Script } from 'node:vm';
import { hostWords } from '@slipstream/locales/host-words';
import { localeCodes } from '@slipstream/locales/locale';
import { describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { sportsbookIn } from './language.ts';

const book = 'https://bets.example/sportsbook';
const app = createApp({ sportsbookUrl: book, platformApiUrl: 'https://api.example', controls: null });
const langOf = (page: string) => /<html lang="([^"]+)" dir="([^"]+)"/.exec(page)?.slice(1);

describe('[I18N-5] the language of a page of the host', () => {
  it.each([
    ['?locale=de', { Cookie: 'meridian_locale=ar', 'Accept-Language': 'ja' }, ['de', 'ltr']],
    ['?locale=br', {}, ['pt-BR', 'ltr']],
    ['?locale=xx', { 'Accept-Language': 'ja' }, ['ja', 'ltr']],
    ['', { Cookie: 'meridian_locale=ar', 'Accept-Language': 'ja' }, ['ar', 'rtl']],
    ['', { Cookie: 'meridian_locale=%3Cscript%3E', 'Accept-Language': 'xx, de-AT;q=0.9' }, ['de', 'ltr']],
    ['', {}, ['en', 'ltr']],
  ])('%s %j is %j', async (query, headers, expected) => {
    expect(langOf(await (await app.request(`/help-center${query}`, { headers })).text())).toEqual(expected);
  });

  it('is remembered if the address names it, and only then', async () => {
    const asked = await app.request('/help-center?locale=de');
    expect(asked.headers.get('Set-Cookie')).toBe('meridian_locale=de; Max-Age=31536000; Path=/; SameSite=Lax');
    expect((await app.request('/help-center?locale=xx')).headers.get('Set-Cookie')).toBeNull();
    expect((await app.request('/help-center')).headers.get('Set-Cookie')).toBeNull();
  });

  it('stays that of the links in a frame, where no cookie may be kept', async () => {
    const page = await (await app.request('/users/sign-in?locale=de&frame=https://bets.example')).text();
    expect(page).toContain('href="/users/sign-up?frame=https%3A%2F%2Fbets.example&amp;locale=de"');
  });

  it.each(localeCodes)('%s is offered in its own words, for the same page', async (code) => {
    const page = await (await app.request('/users/sign-in?return_to=/profile/limits')).text();
    expect(page).toContain(`href="?return_to=%2Fprofile%2Flimits&amp;locale=${code}" lang="${code}"`);
  });

  it.each(localeCodes)('%s is the only one whose words a page and its scripts get', async (code) => {
    const page = await (await app.request(`/users/sign-in?locale=${code}`)).text();
    const json = /<script type="application\/json" id="words">([^<]*)<\/script>/.exec(page)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual(hostWords(code).scripts);
    expect(page).toContain(`<h1>${hostWords(code).auth.signIn.title}</h1>`);
    const payment = await (await app.request(`/spi/main.js?locale=${code}`)).text();
    expect(payment).toContain(JSON.stringify(hostWords(code).payment));
    // It runs as a module and as a plain script, and leaves no name behind but its own.
    expect(() => new Script(payment)).not.toThrow();
  });
});

describe('sportsbookIn', () => {
  it.each([
    ['de', { locales: ['en', 'de'], localeInUrl: false }, 'https://bets.example/de/sportsbook'],
    ['en', { locales: ['en', 'de'], localeInUrl: false }, book],
    ['en', { locales: ['en', 'de'], localeInUrl: true }, 'https://bets.example/en/sportsbook'],
    ['en', { locales: ['de', 'en'], localeInUrl: false }, 'https://bets.example/en/sportsbook'],
    ['ar', { locales: ['en', 'de'], localeInUrl: false }, book],
    ['de', undefined, book],
  ] as const)('[ROUTE-5] %s of %j opens %s', (locale, site, expected) => {
    expect(sportsbookIn(locale, book, site === undefined ? undefined : { ...site, locales: [...site.locales] })).toBe(
      expected,
    );
  });
});
