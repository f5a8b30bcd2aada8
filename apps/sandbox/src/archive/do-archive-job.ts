import { finished } from '@slipstream/simulation/steps';
import type { Failure } from '../http/failure.ts';
import { eventJson } from '../serialise/event-json.ts';
import type { ListedEvent } from '../world/listed-event.ts';
import { marketsJson } from '../serialise/markets-json.ts';
import { paged } from '../http/paged.ts';
import { findEvent, selectEvents } from '../catalogue/select-events.ts';
import { tallyEvents } from '../catalogue/tally-events.ts';
import { matchWidget } from '../widgets/match-widget.ts';
import type { AnswerOf, ArchiveAnswers, ArchiveJob, ListJob, Moment } from './archive-job.ts';
import type { ArchiveWorld } from './archive-world.ts';

/** Nobody waits for the answer any more. */
export class Abandoned extends Error {}

/** `step` is called after each step of what takes long, and throws to give the job up. */
export function doArchiveJob<Job extends ArchiveJob>(
  archive: ArchiveWorld,
  moment: Moment,
  job: Job,
  step: () => void,
): AnswerOf<Job> {
  return answer(archive, moment, job, step) as AnswerOf<Job>;
}

function answer(
  archive: ArchiveWorld,
  moment: Moment,
  job: ArchiveJob,
  step: () => void,
): ArchiveAnswers[ArchiveJob['kind']] {
  switch (job.kind) {
    case 'list':
      return list(archive, moment, job, step);
    case 'tally': {
      const world = archive.at(moment, job.query, step);
      return tallyEvents(world, found(selectEvents(world, job.query)));
    }
    case 'event': {
      const world = archive.at(moment);
      const event = findEvent(world, job.id);
      return event === null ? null : eventJson(world, event, job.locale);
    }
    case 'markets': {
      const world = archive.at(moment);
      const event = findEvent(world, job.id);
      return event === null ? null : finished(marketsJson(world, event, job.query, job.locale));
    }
    case 'widget': {
      const world = archive.at(moment);
      const fixture = world.window.find(job.id);
      return fixture === null ? null : matchWidget(world, fixture, job.asked);
    }
  }
}

function list(archive: ArchiveWorld, moment: Moment, job: ListJob, step: () => void): ArchiveAnswers['list'] {
  const { query, locale, favourites, heldFromMs, heldToMs } = job;
  const world = archive.at(moment, query, step);
  const events = found(selectEvents(world, query));
  const ids = new Set(favourites?.ids);
  const chosen = favourites === null ? events : events.filter(({ id }) => ids.has(id) === favourites.wanted);
  const { items, pagination } = paged(chosen, query);
  const isHeld = ({ kind, place }: ListedEvent) =>
    kind === 'match' && place.start_time >= heldFromMs && place.start_time < heldToMs;
  return {
    items: items.map((event) => {
      step();
      return { id: event.id, json: isHeld(event) ? null : eventJson(world, event, locale) };
    }),
    pagination,
  };
}

/** Who asks has checked the query; what can't be asked for is empty here. */
function found(events: readonly ListedEvent[] | Failure): readonly ListedEvent[] {
  return Array.isArray(events) ? events : [];
}
