import { getConfig } from '@slipstream/contract/http/site/get-config';
import { z } from 'zod';
import { controlHeaders } from '../../lib/controls.ts';
import { ask } from '../../soak/request.ts';
import { lineOf, type ClockReading, type WorldLine } from './world-line.ts';

const stateSchema = z.object({
  world: z.object({ seed: z.string(), now: z.iso.datetime(), speed: z.number(), paused: z.boolean() }),
});
const readings = 7;
const from = '127.0.0.1';

/** The world of a running sandbox, moved by its controls. */
export interface World {
  readonly seed: string;
  readonly nowMs: number;
  readonly speed: number;
}

export interface Controls {
  readonly address: string;
  readonly key: string;
}

export async function readWorld(controls: Controls): Promise<World> {
  const { seed, now, speed } = (await askControls(controls, 'state', null)).world;
  return { seed, nowMs: Date.parse(now), speed };
}

/** Pulls a lever of the clock; the answer says where the world stands right after it. */
export async function moveClock(controls: Controls, lever: string, input: object): Promise<WorldLine> {
  const askedMs = performance.now();
  const { now, speed, paused } = (await askControls(controls, lever, input)).world;
  return { worldMs: Date.parse(now), realMs: (askedMs + performance.now()) / 2, rate: paused ? 0 : speed };
}

/** Reads the clock as a page does, a few times, for a closer comparison. */
export async function compareClocks(api: string): Promise<WorldLine & { readonly errorMsMax: number }> {
  const all: ClockReading[] = [];
  for (let count = 0; count < readings; count += 1) {
    const askedMs = performance.now();
    const { text } = await ask({ url: `${api}/v2/config`, from, keepText: true });
    const answeredMs = performance.now();
    const { now_ms: worldMs, rate } = getConfig.reply.parse(JSON.parse(text)).clock;
    all.push({ worldMs, rate, askedMs, answeredMs });
  }
  const line = lineOf(all);
  if (line === null) throw new Error('The clock of the world could not be read.');
  return line;
}

async function askControls({ address, key }: Controls, name: string, input: object | null) {
  const reply = await fetch(`${address}/control/${name}`, {
    headers: controlHeaders(key),
    ...(input === null ? {} : { method: 'POST', body: JSON.stringify(input) }),
  });
  if (!reply.ok) throw new Error(`The controls answered ${reply.status} to ${name}: ${await reply.text()}`);
  return stateSchema.parse(await reply.json());
}
