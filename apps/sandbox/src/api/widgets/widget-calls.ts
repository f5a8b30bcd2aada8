import { getMatchWidget } from '@slipstream/contract/http/catalogue/get-match-widget';
import type { Hono } from 'hono';
import { askerOf } from '../../archive/asker.ts';
import type { Core } from '../../core/core.ts';
import { Failure } from '../../http/failure.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { mount } from '../../http/mount.ts';
import { matchWidget, type WidgetAsked } from '../../widgets/match-widget.ts';
import { widgetIn } from '../../widgets/widget-names.ts';

export function mountWidgetCalls(app: Hono<FrameEnv>, { world: current, archive }: Core): void {
  mount(app, getMatchWidget, async ({ params: { id, type }, query, context, locale }) => {
    const { window, engine } = current();
    const fixture = window.find(id);
    const asked = { type, marketId: query.market_id ?? null, specifier: query.specifier ?? '' };
    // Only a live match has its course in memory; every other widget simulates or prices matches first.
    const isAtHand = fixture !== null && engine.isPlaying(fixture) && courseTypes.has(type);
    const widget = isAtHand
      ? matchWidget(current(), fixture, asked)
      : await archive.ask(askerOf(context), { kind: 'widget', id, asked });
    if (widget === null) return new Failure(404, 'not_found');
    return widget instanceof Failure ? widget : widgetIn(widget, locale);
  });
}

const courseTypes: ReadonlySet<WidgetAsked['type']> = new Set(['statistics', 'timeline']);
