import { getMatchStreams } from '@slipstream/contract/http/get-match-streams';
import { getMatchVideo } from '@slipstream/contract/http/get-match-video';
import { getMatchWidget } from '@slipstream/contract/http/get-match-widget';
import type { Hono } from 'hono';
import type { Core } from '../core.ts';
import { Failure } from '../http/failure.ts';
import type { FrameEnv } from '../http/frame.ts';
import { mount } from '../http/mount.ts';
import { statistics, timeline } from './match-course.ts';
import { oddsMovement } from './odds-movement.ts';
import { form, headToHead } from './past-match.ts';
import { standings } from './standings.ts';

/** Video before the widgets: its path has the same shape as theirs, and the first to match answers. */
export function mountWidgetCalls(app: Hono<FrameEnv>, { world: current, files }: Core): void {
  mount(app, getMatchVideo, ({ params, locale }) => {
    const fixture = current().window.find(params.id);
    if (fixture === null) return new Failure(404, 'not_found');
    // The sandbox makes matches, not pictures of them, and says so instead of starting a player that stays black.
    const reason = fixture.hasVideo ? 'no_stream_in_sandbox' : 'no_video';
    return { state: 'unavailable' as const, reason, message: files.words.word(`video.${reason}`, locale) };
  });

  mount(app, getMatchStreams, ({ params }) => {
    const fixture = current().window.find(params.id);
    return fixture === null ? new Failure(404, 'not_found') : { data: [] };
  });

  mount(app, getMatchWidget, ({ params, query }) => {
    const { world, window, engine, clock } = current();
    const fixture = window.find(params.id);
    if (fixture === null) return new Failure(404, 'not_found');
    const worldMs = clock.now();
    switch (params.type) {
      case 'statistics':
        return statistics(engine.scriptOf(fixture), worldMs);
      case 'timeline':
        return timeline(engine.scriptOf(fixture), worldMs);
      case 'head-to-head':
        return headToHead(world, fixture, Math.min(worldMs, fixture.startMs));
      case 'form':
        return form(world, fixture, Math.min(worldMs, fixture.startMs));
      case 'standings':
        return standings(world, fixture, worldMs);
      case 'odds-movement': {
        const of = { marketId: query.market_id ?? null, specifier: query.specifier ?? '' };
        return oddsMovement(engine.scriptOf(fixture), worldMs, of) ?? new Failure(404, 'not_found');
      }
    }
  });
}
