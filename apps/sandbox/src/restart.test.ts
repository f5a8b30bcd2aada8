import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import { getMatchMarkets } from '@slipstream/contract/http/catalogue/get-match-markets';
import { afterAll, describe, expect, it } from 'vitest';
import { DataFolderError, openDataFolder } from './core/data-folder.ts';
import { runningSandbox } from './testing/running-sandbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-restart-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a restart', () => {
  it('[RT-8] resumes every match where it was, with versions that are newer', async () => {
    const first = await runningSandbox({ data: folder });
    first.core.clock.pause();
    const query = { matchStatus: [1], limit: 100 };
    const before = await first.call(getMatches, { query });
    const id = before.data[0]?.id ?? '';
    const pricesBefore = await first.call(getMatchMarkets, { params: { id } });
    await first.close();

    const second = await runningSandbox({ data: folder, startMs: first.nowMs() + 3_600_000 });
    second.core.clock.pause();
    const after = await second.call(getMatches, { query });
    const pricesAfter = await second.call(getMatchMarkets, { params: { id } });
    await second.close();

    const shown = (data: typeof before.data) =>
      data.map((event) =>
        event.type === 'match' ? [event.id, event.status, event.stage, event.statistics?.total_score] : [],
      );
    expect(shown(after.data)).toEqual(shown(before.data));
    const prices = ({ data }: typeof pricesBefore) => data.map(({ outcomes }) => outcomes.map(({ odds }) => odds));
    expect(prices(pricesAfter)).toEqual(prices(pricesBefore));
    expect(pricesAfter.match_version).toBeGreaterThan(pricesBefore.match_version);
  });
});

describe('the data folder', () => {
  it('keeps the secret of realtime tokens to itself', () => {
    const data = openDataFolder(folder, false);
    const secret = data.realtimeSecret();
    expect(secret.length).toBeGreaterThanOrEqual(64);
    expect(openDataFolder(folder, false).realtimeSecret()).toBe(secret);
  });

  it('says in one line that it is damaged, and is whole again after a reset', () => {
    writeFileSync(join(folder, 'world.json'), '{"seed":');
    expect(() => openDataFolder(folder, false).world()).toThrow(DataFolderError);
    expect(openDataFolder(folder, true).world()).toBeNull();
  });

  it('is never left half written', () => {
    const data = openDataFolder(folder, false);
    data.saveWorld({ seed: 'a', speed: 6, anchor: { worldMs: 1, realMs: 2, rate: 6 } });
    expect(JSON.parse(readFileSync(join(folder, 'world.json'), 'utf8'))).toMatchObject({ seed: 'a' });
    expect(data.world()).toEqual({ seed: 'a', speed: 6, anchor: { worldMs: 1, realMs: 2, rate: 6 } });
  });
});
