import { cpSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getConfig } from '@slipstream/contract/http/site/get-config';
import { getIcons } from '@slipstream/contract/http/site/get-icons';
import { getPage } from '@slipstream/contract/http/site/get-page';
import { getSettings } from '@slipstream/contract/http/site/get-settings';
import { blockSettings, type BlockType } from '@slipstream/contract/site/blocks';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { siteFolder } from '../../core/core.ts';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';
import { SiteFileError } from '../../site/json-file.ts';
import { openSiteFiles } from '../../site/site-files.ts';

const pageKeys = [
  'home',
  'sport',
  'cybersport',
  'live',
  'favorites',
  'category',
  'league',
  'match',
  'schedule',
  'not-found',
  'error',
  'blocked',
  'locked',
  'promotions',
  'general-rules',
  'about',
  'results',
  'racing',
  'lotteries',
  'premium-cricket',
  'init-sportsbook',
  'virtual-gaming-arena',
];

/** Without what is for editors only. */
const file = (name: string): object => {
  const { $schema: _, ...rest } = JSON.parse(readFileSync(join(siteFolder, name), 'utf8')) as Record<string, unknown>;
  return rest;
};

describe('the site', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await runningSandbox();
  });
  afterAll(() => sandbox.close());

  it('[CONFIG-1] answers configuration, system, settings, flags, clock and realtime address at once', async () => {
    const beforeMs = sandbox.core.clock.now();
    const config = await sandbox.call(getConfig);
    expect(config.site.embed_origins).toEqual(['http://localhost:3002']);
    expect(config.site.platform.backend_origin).toBe(sandbox.origin);
    expect(config.realtime.url).toBe(`${sandbox.origin.replace('http', 'ws')}/connection/websocket`);
    expect(config.realtime.heartbeat_ms).toBeGreaterThan(0);
    expect(config.clock).toMatchObject({ rate: 6 });
    expect(config.clock.now_ms).toBeGreaterThanOrEqual(beforeMs);
    expect(config.clock.now_ms).toBeLessThanOrEqual(sandbox.core.clock.now());
    expect(config.site).toMatchObject({ site_name: 'Slipstream', locales: expect.arrayContaining(['en', 'de', 'ar']) });
    expect(config.feature_flags).toEqual(Object.values(file('features.json')));
    expect(config.settings).toMatchObject(file('settings.json'));
    expect(config.settings.system_types.length).toBeGreaterThan(0);
    expect(config.system.locales.map(({ code }) => code)).toEqual(config.site.locales);
    expect(config.system.countries.length).toBeGreaterThan(200);
    expect(config.system.currencies.map(({ code }) => code)).toContain(config.system.default_currency_code);
    expect(config.system.currencies.filter(({ worth }) => worth === null)).toEqual([]);
    expect(await sandbox.call(getSettings)).toEqual(config.settings);
  });

  it.each(pageKeys)('[CONFIG-2] [ROUTE-1] %s is a page whose blocks all fit their schema', async (key) => {
    const { data } = await sandbox.call(getPage, { params: { key } });
    const blocks = Object.values(data.areas).flat();
    for (const { type, settings } of blocks) {
      expect(Object.keys(blockSettings)).toContain(type);
      expect(blockSettings[type as BlockType].safeParse(settings).success).toBe(true);
    }
    expect(JSON.stringify(data)).not.toMatch(/"(@|asset:)/);
  });

  it('[CONFIG-2] speaks the language asked for', async () => {
    const { data } = await sandbox.call(getPage, { params: { key: 'home' }, headers: { 'Accept-Language': 'ja' } });
    expect(JSON.stringify(data)).toContain('ライブ');
  });

  it('[CAT-8] names only leagues that there are in its priorities', () => {
    const { leagueById } = sandbox.core.world().world;
    const ids = Object.values(file('league-priorities.json')).flatMap((priorities: object) => Object.keys(priorities));
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => !leagueById.has(id as never))).toEqual([]);
  });

  it.each(['nowhere', '..', 'site', 'Home'])('[CONFIG-2] %s is no page', async (key) => {
    expect((await sandbox.refused(getPage, { params: { key } })).status).toBe(404);
  });

  it('[CONFIG-4] has a sprite with an icon for every sport', async () => {
    const sprite = await sandbox.call(getIcons, { query: { version: '1' } });
    for (const { key } of sandbox.core.world().world.sports) expect(sprite).toContain(`<symbol id="${key}"`);
  });
});

describe('the files of a site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-site-'));
  cpSync(siteFolder, folder, { recursive: true });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('[CONFIG-2] are read again when they change, and a broken edit keeps the last good one', () => {
    const reports: string[] = [];
    vi.useFakeTimers({ toFake: ['performance'] });
    const files = openSiteFiles(folder, (line) => reports.push(line));
    const path = join(folder, 'features.json');
    const edit = (text: string, atSec: number) => {
      writeFileSync(path, text);
      utimesSync(path, atSec, atSec);
      vi.advanceTimersByTime(1000);
    };
    edit('["jackpots"]', 1000);
    expect(files.features.read()).toEqual(['jackpots']);
    edit('["jackpots"', 2000);
    expect(files.features.read()).toEqual(['jackpots']);
    expect(reports).toHaveLength(1);
    edit('[]', 3000);
    expect(files.features.read()).toEqual([]);
    vi.useRealTimers();
  });

  it('are refused when they are broken from the start', () => {
    writeFileSync(join(folder, 'site.json'), '{}');
    expect(() => openSiteFiles(folder, () => {})).toThrow(SiteFileError);
  });
});
