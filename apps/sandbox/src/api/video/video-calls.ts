import { getMatchStreams } from '@slipstream/contract/http/catalogue/get-match-streams';
import { getMatchVideo } from '@slipstream/contract/http/catalogue/get-match-video';
import type { Context, Hono } from 'hono';
import type { Core } from '../../core/core.ts';
import { playerOf } from '../../accounts/players/identify.ts';
import { Failure } from '../../http/failure.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { mount } from '../../http/mount.ts';
import { originOf } from '../../http/origin-of.ts';
import { cameras } from '../../video/film.ts';
import { createStreamKeys } from '../../video/stream-key.ts';
import { whyNotWatched } from './watchable.ts';

/** Whether a match can be watched, by whom and where (VIDEO-1). */
export function mountVideoCalls(app: Hono<FrameEnv>, core: Core): void {
  const { world, files, realNow } = core;
  const keys = createStreamKeys(core.realtimeSecret);
  const addressOf = (context: Context<FrameEnv>, matchId: string, camera: string) =>
    `${originOf(context)}/video/${matchId}/${camera}/live.m3u8?key=${keys.make(matchId, realNow())}`;

  mount(app, getMatchVideo, async ({ params: { id }, locale, context }) => {
    const fixture = world().window.find(id);
    if (fixture === null) return new Failure(404, 'not_found');
    const reason = await whyNotWatched(core, fixture, playerIn(context));
    if (reason === null) return { state: 'available', form: 'hls', url: addressOf(context, id, cameras[0]) } as const;
    return { state: 'unavailable', reason, message: files.words.word(`video.${reason}`, locale) } as const;
  });

  mount(app, getMatchStreams, async ({ params: { id }, locale, context }) => {
    const fixture = world().window.find(id);
    if (fixture === null) return new Failure(404, 'not_found');
    const isWatched = (await whyNotWatched(core, fixture, playerIn(context))) === null;
    const shown = isWatched ? cameras : [];
    return {
      data: shown.map((camera) => ({
        id: camera,
        name: files.words.word(`video.camera_${camera}`, locale),
        form: 'hls' as const,
        url: addressOf(context, id, camera),
        locale: null,
      })),
    };
  });
}

function playerIn(context: Context<FrameEnv>) {
  const player = playerOf(context);
  return player instanceof Failure ? null : player;
}
