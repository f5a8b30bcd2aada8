import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';

interface ListedEvent {
  readonly id: string;
  readonly slug: string;
  readonly type: string;
  readonly tournament: { readonly slug: string; readonly sport: { readonly key: string } };
  readonly competitors: { readonly home: { readonly name: string }; readonly away: { readonly name: string } };
  readonly stage?: { readonly kind: string; readonly number: number };
  readonly statistics?: { readonly facts: readonly unknown[] } | null;
}

const apiUrl = `http://localhost:${process.env['E2E_SANDBOX_PORT'] ?? Number(process.env['E2E_WEB_PORT'] ?? 3180) + 1}`;

/** An event that a query of the API finds; of live ones, one that is well under way and has a while to go. */
async function find(request: APIRequestContext, query: string): Promise<ListedEvent> {
  const reply = (await (await request.get(`${apiUrl}/v2/matches?limit=100&${query}`)).json()) as {
    data: ListedEvent[];
  };
  const event = reply.data.find(isEarly) ?? reply.data[0];
  if (event === undefined) throw new Error(`no event for ${query}`);
  return event;
}

function isEarly({ stage, statistics }: ListedEvent): boolean {
  return stage?.kind === 'period' && stage.number === 1 && (statistics?.facts.length ?? 0) > 1;
}

function address({ slug, tournament }: ListedEvent): string {
  return `/sportsbook/${tournament.sport.key}/${slug}`;
}

const kinds = [
  ['a live soccer match', 'sport_key=soccer&match_status=1'],
  ['a live tennis match', 'sport_key=tennis&match_status=1'],
  ['a live computer game', 'sport_type=cyber&match_status=1'],
  ['a fight to come', 'sport_key=mma&match_status=0'],
  ['a basketball match to come', 'sport_key=basketball&match_status=0'],
  ['a cricket match to come', 'sport_key=cricket&match_status=0'],
  ['a season', 'type=season'],
] as const;

async function open(page: Page, event: ListedEvent): Promise<void> {
  await page.goto(address(event));
  await expect(page.locator('[data-card]').first()).toBeVisible();
}

for (const [name, query] of kinds) {
  test(`[ROUTE-1] ${name} has a page, no wider than the window`, async ({ page, request }) => {
    const event = await find(request, query);
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, event);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([width, wide <= 0]).toEqual([width, true]);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

for (const theme of ['night', 'day'] as const) {
  for (const [name, query] of kinds.slice(0, 2).concat(kinds.slice(-1))) {
    test(`axe objects to nothing about ${name} by ${theme}`, async ({ page, context, request, baseURL }) => {
      test.slow();
      await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
      await page.setViewportSize({ width: 1440, height: 1000 });
      await open(page, await find(request, query));
      // Six hundred prices take axe a minute and teach it nothing the main ones do not.
      const main = page.getByRole('group', { name: 'Market groups' }).getByRole('button', { name: /^Main/ });
      if (await main.isVisible()) await main.click();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
    });
  }
}

test.describe('addresses', () => {
  test('[ROUTE-1] an unknown slug, and an id of another kind, is a page that is not found', async ({
    page,
    request,
  }) => {
    const { tournament } = await find(request, 'sport_key=soccer&match_status=0');
    const leagueNumber = /\d+$/.exec(tournament.slug)?.[0];
    for (const slug of [
      'nothing',
      'm',
      '-m',
      'x-m99999999999999999999',
      `x-m${leagueNumber}`,
      'x-m1%00',
      '%3Cb%3E-m1',
    ]) {
      const response = await page.goto(`/sportsbook/soccer/${slug}`);
      expect([slug, response?.status()]).toEqual([slug, 404]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page');
    }
  });

  test('[ROUTE-1] a match that was renamed, or is asked for under another sport, is at its own address', async ({
    page,
    request,
  }) => {
    const event = await find(request, 'sport_key=soccer&match_status=0');
    await page.goto(`/sportsbook/tennis/an-old-name-m${event.id}`);
    expect(new URL(page.url()).pathname).toBe(address(event));
    const moved = await request.get(`/sportsbook/soccer/an-old-name-m${event.id}`, { maxRedirects: 0 });
    expect(moved.status()).toBe(301);
  });

  test('[ROUTE-7] says which address is its own, and what it is about', async ({ page, request, baseURL }) => {
    const event = await find(request, 'sport_key=soccer&match_status=0');
    await page.goto(`${address(event)}?stag=1&betcode=x`);
    const url = baseURL + address(event);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', url);
    await expect(page.locator('link[rel=alternate][hreflang=x-default]')).toHaveAttribute('href', url);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', url);
    const { home, away } = event.competitors;
    expect(await page.title()).toContain(`${home.name} vs ${away.name} odds`);
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(data).toMatchObject({
      '@type': 'SportsEvent',
      url,
      homeTeam: { name: home.name },
      awayTeam: { name: away.name },
    });
  });
});

test.describe('markets', () => {
  test('[CAT-8] groups, search and stars choose what is shown', async ({ page, request }) => {
    await page.setViewportSize({ width: 1440, height: 1000 });
    await open(page, await find(request, 'sport_key=soccer&match_status=0'));
    const cards = page.locator('[data-card]');
    const titles = page.locator('[data-card] h3');
    const all = await cards.count();
    const groups = page.getByRole('group', { name: 'Market groups' });
    await groups.getByRole('button', { name: /^Corners/ }).click();
    await expect(groups.getByRole('button', { name: /^Corners/ })).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => cards.count()).toBeLessThan(all);
    for (const title of await titles.allTextContents()) expect(title).toMatch(/corner/i);
    await groups.getByRole('button', { name: /^All / }).click();
    await page.getByRole('button', { name: 'Search the markets' }).click();
    await page.getByRole('searchbox').fill('draw no bet');
    for (const title of await titles.allTextContents()) expect(title).toMatch(/draw no bet/i);
    await page.getByRole('searchbox').fill('no such thing');
    await expect(page.getByText('No market is called that')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cards).toHaveCount(all);
    await expect(page.getByRole('button', { name: 'Search the markets' })).toBeFocused();
  });

  test('[FAV-1] a starred market stands first, here and after a reload', async ({ page, request }) => {
    await open(page, await find(request, 'sport_key=soccer&match_status=0'));
    const title = page.locator('[data-card] h3');
    const last = (await title.nth(5).textContent()) ?? '';
    const star = page.locator('[data-card]').nth(5).locator('[data-star]');
    await star.click();
    await expect(title.first()).toHaveText(last);
    await page.reload();
    await expect(title.first()).toHaveText(last);
  });

  test('[CAT-8] lines of a market are one table, the balanced one first', async ({ page, request }) => {
    await open(page, await find(request, 'sport_key=soccer&match_status=0'));
    const total = page
      .locator('[data-card]')
      .filter({ has: page.getByRole('heading', { name: 'Total', exact: true }) });
    await expect(total.locator('[data-odds-row]').first()).toContainText('Most balanced line');
    const lines = await total.locator('[data-odds-row]').count();
    await total.getByText(/more lines/).click();
    await expect.poll(() => total.locator('[data-odds-row]').count()).toBeGreaterThan(lines);
  });

  test('everything can be reached by keyboard', async ({ page, request }) => {
    await page.setViewportSize({ width: 1440, height: 1000 });
    await open(page, await find(request, 'sport_key=soccer&match_status=1'));
    await page.getByRole('tab', { name: 'Tracker' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Statistics' })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: 'Statistics' })).toContainText(/Shots|Corners|Possession/);
    await page.keyboard.press('End');
    await expect(page.getByRole('tab', { name: 'Head to head' })).toHaveAttribute('aria-selected', 'true');
    const rows = page.locator('[data-card] [data-odds-row]');
    await rows.nth(0).locator('[data-odds]').nth(0).focus();
    await page.keyboard.press('ArrowRight');
    await expect(rows.nth(0).locator('[data-odds]').nth(1)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(rows.nth(1).locator('[data-odds]').nth(1)).toBeFocused();
  });

  test('a long market folds, and opens whole', async ({ page, request }) => {
    await open(page, await find(request, 'sport_key=soccer&match_status=0'));
    const name = 'Half time/full time correct score';
    const card = page.locator('[data-card]').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('[data-odds]')).toHaveCount(12);
    await card.getByText(/^Show all \d+/).click();
    await expect.poll(() => card.locator('[data-odds]').count()).toBeGreaterThan(100);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('score, prices and results can be read', async ({ page, request }) => {
    const event = await find(request, 'sport_key=soccer&match_status=1');
    await page.goto(address(event));
    await expect(page.getByText(event.competitors.home.name).first()).toBeVisible();
    await expect(page.locator('[data-odds]').first()).toContainText(/\d\.\d\d|^$/);
    await page
      .getByText(/more lines|^Show all/)
      .first()
      .click();
    const season = await find(request, 'type=season');
    await page.goto(address(season));
    await expect(page.locator('[data-odds]').first()).toContainText(/\d/);
  });
});
