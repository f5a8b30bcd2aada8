import { getMatchStreams } from '@slipstream/contract/http/catalogue/get-match-streams';
import { getMatchVideo } from '@slipstream/contract/http/catalogue/get-match-video';
import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asDemo, type TestPlayer } from '../../testing/as-player.ts';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';

let sandbox: TestSandbox;
let player: TestPlayer;
let id = '';
beforeAll(async () => {
  sandbox = await runningSandbox();
  player = await asDemo(sandbox, 'ordinary');
  id = await matchWith({ matchStatus: [1], hasVideo: true });
});
afterAll(() => sandbox.close());

async function matchWith(query: object): Promise<string> {
  return (await sandbox.call(getMatches, { query: { ...query, limit: 1 } })).data[0]?.id ?? '';
}

async function reasonFor(who: Pick<TestPlayer, 'call'>, match = id): Promise<string> {
  const video = await who.call(getMatchVideo, { params: { id: match } });
  if (video.state === 'available') return 'available';
  expect(video.message).toMatch(/\w+ \w+/);
  return video.reason;
}

async function addressFor(): Promise<string> {
  const video = await player.call(getMatchVideo, { params: { id } });
  return video.state === 'available' ? video.url : '';
}

describe('who may watch', () => {
  it('[VIDEO-1] a player with a balance, while a match that has video is live', async () => {
    const empty = await asDemo(sandbox, 'empty');
    expect(await reasonFor(player)).toBe('available');
    expect(await reasonFor(sandbox)).toBe('sign_in');
    expect(await reasonFor(empty)).toBe('balance');
    expect(await reasonFor(player, await matchWith({ matchStatus: [0], hasVideo: true }))).toBe('not_started');
    expect(await reasonFor(player, await matchWith({ matchStatus: [4], hasVideo: true }))).toBe('ended');
    expect(await reasonFor(player, await matchWith({ matchStatus: [1], hasVideo: false }))).toBe('no_video');
    expect((await sandbox.refused(getMatchVideo, { params: { id: '1' } })).status).toBe(404);
  });

  it('[VIDEO-1] nobody of a country that is refused', async () => {
    await sandbox.control('video-country', { country: 'DE' });
    expect(await reasonFor(player)).toBe('country');
    await sandbox.control('video-country', {});
    expect(await reasonFor(player)).toBe('available');
  });

  it('[VIDEO-1] the streams are the cameras, for those who may watch', async () => {
    const { data } = await player.call(getMatchStreams, { params: { id } });
    expect(data.map(({ id: camera, form }) => [camera, form])).toEqual([
      ['wide', 'hls'],
      ['close', 'hls'],
    ]);
    expect(await sandbox.call(getMatchStreams, { params: { id } })).toEqual({ data: [] });
  });
});

describe('the stream', () => {
  it('[VIDEO-2] has a playlist nobody keeps and segments everybody may', async () => {
    const reply = await fetch(await addressFor());
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const names = (await reply.text()).match(/\/video\/film\/[\w-]+\.mp4/g) ?? [];
    expect(names).toHaveLength(6);
    for (const name of names) {
      const part = await fetch(sandbox.origin + name);
      expect([part.status, part.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
      expect((await part.arrayBuffer()).byteLength).toBeLessThan(20_000);
    }
  });

  it('[VIDEO-2] is closed to a key of another match, an old key and a path that leads out', async () => {
    const address = await addressFor();
    const other = await matchWith({ matchStatus: [1], hasVideo: false });
    const wrong = [
      address.replace(`/video/${id}/`, `/video/${other}/`),
      address.replace(/\.[\w-]{43}$/, `.${'a'.repeat(43)}`),
      address.replace('/wide/', '/other/'),
      `${sandbox.origin}/video/film/..%2f..%2fmake-film.ts`,
      `${sandbox.origin}/video/film/toString`,
    ];
    const statuses = await Promise.all(wrong.map(async (each) => (await fetch(each)).status));
    expect(statuses).toEqual([403, 403, 404, 404, 404]);
    sandbox.pass(7 * 60 * 60 * 1000);
    expect((await fetch(address)).status).not.toBe(200);
    id = await matchWith({ matchStatus: [1], hasVideo: true });
    player = await asDemo(sandbox, 'ordinary');
  });

  it('[VIDEO-2] ends and fails by a lever, each match by itself', async () => {
    const address = await addressFor();
    await sandbox.control('video', { match: id, state: 'ended' });
    const ended = await (await fetch(address)).text();
    expect(ended).toContain('#EXT-X-ENDLIST');
    sandbox.pass(4000);
    expect(await (await fetch(address)).text()).toBe(ended);
    expect(await reasonFor(player)).toBe('ended');
    await sandbox.control('video', { match: id, state: 'failed' });
    expect((await fetch(address)).status).toBe(503);
    expect(await reasonFor(player)).toBe('failed');
    await sandbox.control('video', { match: id, state: 'live' });
    expect(await (await fetch(address)).text()).not.toContain('#EXT-X-ENDLIST');
  });

  it('[VIDEO-2] answers one address so often and no more', async () => {
    const address = await addressFor();
    let status = 200;
    for (let asked = 0; asked < 700 && status === 200; asked += 1) status = (await fetch(address)).status;
    expect(status).toBe(429);
    sandbox.pass(60_000);
    expect((await fetch(address)).status).toBe(200);
  });
});
