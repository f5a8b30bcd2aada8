import { expect, it } from 'vitest';
import { createSandboxWorld } from '../world/sandbox-world.ts';
import { createWorldClock } from '../world/clock.ts';
import { createVersionClock } from '../world/version-clock.ts';
import { selectEvents } from './select-events.ts';

function testWorld() {
  let realMs = Date.UTC(2026, 4, 2, 15);
  const realNow = () => realMs;
  const clock = createWorldClock({ speed: 6, anchor: { worldMs: realMs, realMs, rate: 6 } }, realNow, () => undefined);
  const down = new Set<string>();
  const world = createSandboxWorld('lists', {
    clock,
    realNow,
    versions: createVersionClock(realNow),
    watched: () => new Set(),
    publish: () => undefined,
    providerUp: (provider) => !down.has(provider),
  });
  return { world, down, pass: (ms: number) => (realMs += ms) };
}

function idsOf(events: ReturnType<typeof selectEvents>): readonly string[] {
  if (!Array.isArray(events)) throw new TypeError('that was refused');
  return events.map(({ id }: { readonly id: string }) => id);
}

it('[CAT-2] gives the same list again as long as no match changed that it depends on', () => {
  const { world } = testWorld();
  for (const query of [{}, { bettable: true }, { max_per_sport: 3 }, { bettable: true, max_per_sport: 3 }]) {
    expect(selectEvents(world, query)).toBe(selectEvents(world, { ...query }));
  }
});

it('[CAT-2] leaves out what a provider that is down has, and brings it back', () => {
  const { world, down } = testWorld();
  const before = idsOf(selectEvents(world, { bettable: true }));
  down.add('oddin');
  const without = idsOf(selectEvents(world, { bettable: true }));
  expect(without.length).toBeLessThan(before.length);
  down.clear();
  expect(idsOf(selectEvents(world, { bettable: true }))).toEqual(before);
});

it('[CAT-2] is what a list that is made from nothing would be, minute after minute', () => {
  const { world, pass } = testWorld();
  for (let minute = 0; minute < 20; minute += 1) {
    pass(60_000);
    world.engine.tick();
    for (const status of [0, 1, 2, 3, 4]) {
      const ids = idsOf(selectEvents(world, { match_status: [status] as never }));
      const plain = world.window.all().filter((fixture) => world.engine.statusOf(fixture) === status);
      expect(ids.toSorted()).toEqual(plain.map(({ id }) => id).toSorted());
    }
  }
});
