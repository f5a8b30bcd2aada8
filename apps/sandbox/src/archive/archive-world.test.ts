import { seedOf } from '@slipstream/simulation/random';
import { finished } from '@slipstream/simulation/steps';
import { createWorld } from '@slipstream/simulation/world/world';
import { expect, it } from 'vitest';
import { selectEvents } from '../catalogue/select-events.ts';
import { eventMarkets } from '../serialise/event-markets.ts';
import type { Moment } from './archive-job.ts';
import { ArchiveWorld } from './archive-world.ts';
import { Abandoned, doArchiveJob } from './do-archive-job.ts';

const moment: Moment = {
  seed: 'lists',
  worldMs: Date.UTC(2026, 10, 16),
  realMs: 1,
  epoch: 1,
  playing: [],
  providersDown: [],
};
const query = {
  match_status: [4 as const],
  start_from: '2021-03-06T00:00:00Z',
  start_to: '2021-03-07T00:00:00Z',
  sport_key: ['soccer'],
};

it('[CAT-7] a list is worked out once for all of its pages, and anew when a match changes its status', () => {
  const archive = new ArchiveWorld(createWorld(seedOf(moment.seed)), moment);
  const list = (at: Moment) => selectEvents(archive.at(at, query), query);
  const first = list(moment);
  expect(list({ ...moment, worldMs: moment.worldMs + 1000 })).toBe(first);
  expect(list({ ...moment, epoch: 2 })).not.toBe(first);
});

it('[LOAD-2] a job that nobody waits for any more is given up at its next step', () => {
  const archive = new ArchiveWorld(createWorld(seedOf(moment.seed)), moment);
  let steps = 0;
  const job = { kind: 'tally', query: { ...query, sport_key: undefined } } as const;
  const run = () =>
    doArchiveJob(archive, moment, job, () => {
      steps += 1;
      if (steps === 3) throw new Abandoned();
    });
  expect(run).toThrow(Abandoned);
  expect(steps).toBe(3);
  // Nothing of it stays behind: the next one who asks gets all of it.
  expect(run().length).toBeGreaterThan(10);
});

it('[CAT-7] how the markets of a match ended is worked out once for everybody who asks', () => {
  const archive = new ArchiveWorld(createWorld(seedOf(moment.seed)), moment);
  const world = archive.at(moment, query);
  const events = selectEvents(world, query);
  if (!Array.isArray(events) || events[0] === undefined) throw new Error('no match was played on that day');
  const [event] = events;
  const first = finished(eventMarkets(world, event)).markets;
  const later = finished(
    eventMarkets(archive.at({ ...moment, worldMs: moment.worldMs + 1000, realMs: 2 }), event),
  ).markets;
  expect(first.length).toBeGreaterThan(50);
  expect(later.map((market, at) => market === first[at])).toEqual(first.map(() => true));
});
