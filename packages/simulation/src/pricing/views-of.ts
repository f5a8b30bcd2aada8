import type { Fixture } from '../fixture.ts';
import type { Moment } from '../match/state-at.ts';
import type { Views } from '../models/model.ts';
import { modelOf } from '../models/model-of.ts';

const latest = new WeakMap<Fixture, { readonly moment: Moment; readonly views: Views }>();

/**
 * The views of a moment. The last moment asked for is kept per fixture, because a list row, a match page, a cashout and a
 * settlement of the same instant all ask for the same grids.
 */
export function viewsOf(fixture: Fixture, moment: Moment): Views {
  const known = latest.get(fixture);
  if (known !== undefined && same(known.moment, moment)) return known.views;
  const views = modelOf(fixture).views(moment);
  latest.set(fixture, { moment, views });
  return views;
}

/** Positions are never changed in place, so the same position object is the same position. */
function same(a: Moment, b: Moment): boolean {
  return a.position === b.position && a.clockS === b.clockS && a.period === b.period && a.phase === b.phase;
}
