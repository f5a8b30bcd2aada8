import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test, type Page } from '@playwright/test';

import { bonusSteps } from '../support/bonus-steps.ts';
import { everyPage } from '../support/every-page.data.ts';
import { hostPages } from '../support/host-pages.data.ts';
import { startPrivateWorld, type PrivateWorld } from '../support/private-world.ts';
import { run } from '../support/servers.ts';

// What the server writes is all that is read here, so no page has to wake up.
test.use({ javaScriptEnabled: false });
test.describe.configure({ mode: 'default' });

let world: PrivateWorld;
let folder: string;
let names: ReadonlySet<string>;
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'slipstream-words-'));
  await once(run(['tools/bootstrap.mjs', 'locales', 'pseudo', '--dir', folder], {}), 'exit');
  world = await startPrivateWorld('pseudo', 1, { hasHost: true, localesDir: folder });
  await world.control('pause');
  names = await namesOf(world);
});
test.afterAll(async () => {
  await world.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Letters that the language of tests writes with accents; a word that has one of them bare is in no catalogue. */
const bare = /[aceilnosuy]/;
const wordsOf = (text: string) => text.match(/[\p{L}\p{M}]+/gu) ?? [];

/** What is called the same in every language: competitors, leagues, games, brands, and what Intl writes in English. */
async function namesOf({ read }: PrivateWorld): Promise<ReadonlySet<string>> {
  const found = new Set(wordsOf('Slipstream Meridian Sumsub Counter Strike League of Legends Valorant eSoccer Dota'));
  const format = new Intl.DateTimeFormat('en', { month: 'short', weekday: 'short' });
  for (let day = 0; day < 366; day += 1) for (const word of wordsOf(format.format(day * 86_400_000))) found.add(word);
  const regions = new Intl.DisplayNames('en', { type: 'region' });
  const { data: sports } = await read<{ data: readonly { key: string }[] }>('/sports?limit=100');
  for (const { key } of sports) {
    // A cup between two rounds has no match.
    const { data } = await read<{ data: readonly { readonly name: string }[] }>(
      `/tournaments?limit=500&sport_key=${key}`,
    );
    for (const { name } of data) for (const word of wordsOf(name)) found.add(word);
  }
  const lists = sports.flatMap(({ key }) => [1, 2, 3, 4, 5].map((page) => `sport_key=${key}&page=${page}`));
  for (const query of [...lists, 'sport_key=baseball&match_status=4', 'type=season', 'type=season&page=2']) {
    const { data } = await read<{ data: readonly Listed[] }>(`/matches?limit=500&${query}`);
    for (const { competitors, tournament } of data) {
      const sides = Object.values(competitors ?? {}).flatMap(({ name, short_name: short }) => [name, short]);
      const { name, country_code: country } = tournament.category;
      const region = country === null ? '' : regions.of(country.slice(0, 2).toUpperCase());
      for (const known of [...sides, tournament.name, name, region])
        for (const word of wordsOf(known ?? '')) found.add(word);
    }
  }
  return found;
}

interface Listed {
  readonly competitors?: Readonly<Record<string, { readonly name: string; readonly short_name: string }>>;
  readonly tournament: {
    readonly name: string;
    readonly category: { readonly name: string; readonly country_code: string | null };
  };
}

function isForeign(text: string): boolean {
  return wordsOf(text).some((word) => word.length > 2 && bare.test(word) && !names.has(word));
}

/** Every text and label of a page that is in no catalogue. */
async function foreignTexts(page: Page): Promise<readonly string[]> {
  const texts = await page.evaluate(() => {
    // Countries, languages and zones come from Intl, addresses and code from nobody's tongue.
    const elsewhere = 'script, style, noscript, template, option, code, pre, textarea, b, time, [lang]:not(html)';
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node.parentElement?.closest(elsewhere) === null) found.push(node.textContent ?? '');
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name) ?? '');
    return [document.title, ...found];
  });
  return [...new Set(texts.map((text) => text.trim()).filter(isForeign))];
}

test('[I18N-12] every text of every page is in a catalogue', async ({ page }) => {
  test.slow();
  const [match] = (await world.read<{ data: readonly { slug: string }[] }>('/matches?match_status=1&sport_key=soccer'))
    .data;
  for (const address of [...everyPage.map(([known]) => known), `/sportsbook/soccer/${match?.slug ?? ''}`]) {
    await page.goto(`${world.webUrl}/qps${address}`, { waitUntil: 'domcontentloaded' });
    expect({ address, texts: await foreignTexts(page) }).toEqual({ address, texts: [] });
  }
});

test('[I18N-12] every text of the platform is in a catalogue, for a player too', async ({ page }) => {
  await bonusSteps(page, world, 'ordinary').signIn();
  for (const address of hostPages) {
    await page.goto(`${world.hostUrl}${address}?locale=qps`, { waitUntil: 'domcontentloaded' });
    expect({ address, texts: await foreignTexts(page) }).toEqual({ address, texts: [] });
  }
});
