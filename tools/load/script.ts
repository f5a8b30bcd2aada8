import { readFileSync } from 'node:fs';
import { z } from 'zod';

const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, 'must be a time of day such as 15:00:00');
const perSecond = z.number().min(0).max(1000);
const clients = z.int().min(0).max(5000);

const phaseSchema = z.strictObject({
  name: z.string().min(1).max(60),
  /** When it begins, in seconds of the recording. */
  second: z.number().min(0).max(36_000),
  /** Where the world is moved to as it begins; without it the world goes on from where it is. */
  world: timeOfDay.optional(),
  /** Instead of `world`: as it begins, so many matches score within moments, the closest together between two times of day. */
  goals: z.strictObject({ matches: z.int().min(1).max(50), from: timeOfDay, to: timeOfDay }).optional(),
  /** World seconds per real second. */
  speed: z.number().min(0.1).max(600),
  browsing: clients,
  listening: clients,
  betsPerSecond: perSecond,
  cashoutsPerSecond: perSecond,
  /** Which share of the bets is on the main market of one match. */
  hotShare: z.number().min(0).max(1),
});

const scriptSchema = z
  .strictObject({
    name: z.string().regex(/^[\w-]{1,60}$/),
    about: z.string().max(2000),
    world: z.strictObject({ seed: z.string().regex(/^[\w-]{1,64}$/), date: z.iso.date() }),
    seconds: z.number().min(1).max(36_000),
    phases: z.array(phaseSchema).min(1).max(100),
  })
  .refine(({ phases, seconds }) => isAscending([0, ...phases.slice(1).map(({ second }) => second), seconds]), {
    message: 'phases must be in the order of their seconds and begin before the end',
  })
  .refine(({ phases }) => phases[0]?.second === 0, { message: 'the first phase must begin at second 0' })
  .refine(({ phases: [first] }) => first?.world !== undefined || first?.goals !== undefined, {
    message: 'the first phase must say where the world is',
  })
  .refine(({ phases }) => phases.every(({ world, goals }) => world === undefined || goals === undefined), {
    message: 'a phase has a time of day or goals, not both',
  });

export type Script = z.output<typeof scriptSchema>;

/** A phase as it is replayed: how long it lasts, and how much of everything there is. */
export type Phase = Omit<Script['phases'][number], 'second'> & { readonly seconds: number };

/** The recording, or what is wrong with it. */
export function parseScript(text: string): Script | { readonly problem: string } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { problem: 'it is not JSON' };
  }
  const read = scriptSchema.safeParse(data);
  if (read.success) return read.data;
  return { problem: read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ') };
}

export function readScript(path: string): Script | { readonly problem: string } {
  try {
    return parseScript(readFileSync(path, 'utf8'));
  } catch {
    return { problem: 'it cannot be read' };
  }
}

/** The phases for a replay of so many minutes, with all clients and rates multiplied: a shorter one is no denser. */
export function phasesOf({ seconds, phases }: Script, minutes: number, scale: number): readonly Phase[] {
  const times = (count: number) => Math.max(count > 0 ? 1 : 0, Math.round(count * scale));
  return phases.map(({ second, ...phase }, at) => ({
    ...phase,
    seconds: (((phases[at + 1]?.second ?? seconds) - second) / seconds) * minutes * 60,
    browsing: times(phase.browsing),
    listening: times(phase.listening),
    betsPerSecond: phase.betsPerSecond * scale,
    cashoutsPerSecond: phase.cashoutsPerSecond * scale,
  }));
}

/** A time of day on a date, in milliseconds. */
export function momentOf(date: string, time: string): number {
  return Date.parse(`${date}T${time}Z`);
}

const weekMs = 7 * 86_400_000;

/** The date of the recording, or the first of the same day of the week that is not behind a world that has gone past it. */
export function dateFrom(date: string, worldMs: number): string {
  const recordedMs = momentOf(date, '00:00:00');
  const weeks = Math.max(0, Math.ceil((worldMs - recordedMs) / weekMs));
  return new Date(recordedMs + weeks * weekMs).toISOString().slice(0, 10);
}

function isAscending(numbers: readonly number[]): boolean {
  return numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));
}
