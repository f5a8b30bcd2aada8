import { constants, setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { browse, type Site } from './browsing.ts';
import { settledMinute, type Minute } from './figures.ts';
import { follow } from './following.ts';
import { attacks } from './hostile.ts';
import { startProbes, type Probed } from './probes.ts';
import { closeAgents } from './request.ts';
import { createTally } from './tally.ts';

export interface Load {
  readonly minutes: number;
  readonly browsing: number;
  readonly following: number;
}

const minuteMs = 60_000;

/** Runs all visitors for a number of minutes and reports each minute as it ends. */
export async function soak(
  site: Site,
  services: readonly Probed[],
  load: Load,
  tell: (number: number, minute: Minute) => void,
): Promise<readonly Minute[]> {
  const tally = createTally();
  const probes = startProbes(services);
  // Visitors have machines of their own: here they give way to the services. The threads of the probes, begun before, do not.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const over = new AbortController();
  const { signal } = over;
  const everybody = [
    ...visitors(load.browsing, (from) => browse(site, from, tally, signal)),
    ...visitors(load.following, (from) => follow(site, from, tally, signal)),
    ...attacks.map(({ from, run }) => run(site, from, tally, signal)),
  ];
  const minutes: Minute[] = [];
  for (let leftMs = load.minutes * minuteMs; leftMs > 0; leftMs -= minuteMs) {
    await wait(Math.min(leftMs, minuteMs));
    const isWeighed = minutes.length + 1 === settledMinute || leftMs <= minuteMs;
    const minute = { ...tally.take(), ...probes.take(), collected: isWeighed ? await probes.collected() : new Map() };
    minutes.push(minute);
    tell(minutes.length, minute);
  }
  over.abort();
  await probes.stop();
  closeAgents();
  await Promise.race([Promise.allSettled(everybody), wait(5_000)]);
  return minutes;
}

/** Two visitors per address, as in a shared household. */
function visitors(count: number, visit: (from: string) => Promise<void>): readonly Promise<void>[] {
  return Array.from({ length: count }, (_, at) => {
    const house = Math.floor(at / 2) + 1;
    return visit(`127.1.${Math.floor(house / 250)}.${(house % 250) + 1}`);
  });
}
