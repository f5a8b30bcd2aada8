import { getMatchStreams } from '@slipstream/contract/http/catalogue/get-match-streams';
import { getMatchVideo } from '@slipstream/contract/http/catalogue/get-match-video';
import { getMatchWidget } from '@slipstream/contract/http/catalogue/get-match-widget';
import type { Hono } from 'hono';
import { askerOf } from '../../archive/asker.ts';
import type { Core } from '../../core/core.ts';
import { Failure } from '../../http/failure.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { mount } from '../../http/mount.ts';
import { matchWidget, type WidgetAsked } from '../../widgets/match-widget.ts';

/** Video before the widgets: its path has the same shape as theirs, and the first to match answers. */
export function mountWidgetCalls(app: Hono<FrameEnv>, { world: current, archive, files }: Core): void {
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

  mount(app, getMatchWidget, async ({ params: { id, type }, query, context }) => {
    const { window, engine } = current();
    const fixture = window.find(id);
    const asked = { type, marketId: query.market_id ?? null, specifier: query.specifier ?? '' };
    // Only a match that is being played has its course at hand; everything else plays or prices matches to tell of them.
    const isAtHand = fixture !== null && engine.isPlaying(fixture) && courseTypes.has(type);
    const widget = isAtHand
      ? matchWidget(current(), fixture, asked)
      : await archive.ask(askerOf(context), { kind: 'widget', id, asked });
    return widget ?? new Failure(404, 'not_found');
  });
}

const courseTypes: ReadonlySet<WidgetAsked['type']> = new Set(['statistics', 'timeline']);
