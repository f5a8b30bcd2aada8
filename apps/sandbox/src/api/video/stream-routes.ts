import { isMatchOver } from '@slipstream/units/match-status';
import type { Context, Hono } from 'hono';
import { addressOf, later } from '../../accounts/sign-in/login.ts';
import type { Core } from '../../core/core.ts';
import { Failure } from '../../http/failure.ts';
import { answerFailure, type FrameEnv } from '../../http/frame.ts';
import { cameras, openFilm, segmentCount } from '../../video/film.ts';
import { livePlaylist } from '../../video/playlist.ts';
import { createStreamKeys } from '../../video/stream-key.ts';

/** A player that watches asks for a playlist and a segment every two seconds; one address may hold ten of them. */
const requestsMax = 600;
const windowMs = 60_000;
const filmPath = '/video/film';
const playlistType = 'application/vnd.apple.mpegurl';

/** What the addresses of the video calls lead to: playlists that are new every two seconds, and segments that never change. */
export function mountStreamRoutes(app: Hono<FrameEnv>, core: Core): void {
  const { faults, world, realNow } = core;
  const keys = createStreamKeys(core.realtimeSecret);
  const film = openFilm();
  const requests = core.limits.create('video', requestsMax, windowMs);
  const refusal = async (c: Context<FrameEnv>): Promise<Failure | null> => {
    const waitMs = await requests.take(addressOf(c), realNow());
    return waitMs > 0 ? later(c, waitMs) : null;
  };

  app.get(`${filmPath}/:name`, async (c) => {
    const bytes = film.get(c.req.param('name'));
    const refused = (await refusal(c)) ?? (bytes === undefined ? new Failure(404, 'not_found') : null);
    if (refused !== null || bytes === undefined) return answerFailure(c, refused ?? new Failure(404, 'not_found'));
    return c.body(bytes, 200, {
      'Content-Type': 'video/mp4',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });

  app.get('/video/:match/:camera/live.m3u8', async (c) => {
    const { match, camera: asked } = c.req.param();
    const refused = await refusal(c);
    if (refused !== null) return answerFailure(c, refused);
    const fixture = world().window.find(match);
    const camera = cameras.find((each) => each === asked);
    if (fixture === null || camera === undefined) return answerFailure(c, new Failure(404, 'not_found'));
    if (!keys.isGood(match, c.req.query('key') ?? '', realNow()))
      return answerFailure(c, new Failure(403, 'forbidden'));
    const fault = faults.videos.get(match);
    if (fault?.kind === 'failed') return answerFailure(c, new Failure(503, 'unavailable'));
    const playlist = livePlaylist({
      camera,
      count: segmentCount(film, camera),
      nowMs: fault?.atMs ?? realNow(),
      isOver: fault !== undefined || isMatchOver(world().engine.statusOf(fixture)),
      path: filmPath,
    });
    return c.body(playlist, 200, { 'Content-Type': playlistType, 'Cache-Control': 'no-store' });
  });
}
