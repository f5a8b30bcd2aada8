import { freePort } from '../lib/ports.ts';
import type { Engines } from './engines.ts';

/** The processes and the ports each is tried at first, counted from the first port. */
const processes = [
  ['web 1', 0],
  ['web 2', 10],
  ['api 1', 1],
  ['api 2', 11],
  ['host', 2],
  ['feed 1', 21],
  ['feed 2', 22],
  ['jobs', 23],
] as const;
const balancers = [
  ['all web', 100],
  ['all api', 101],
  ['all realtime', 102],
] as const;
export const nodes = [
  ['centrifugo 1', 41],
  ['centrifugo 2', 42],
] as const;
const redisPort = [['redis', 31]] as const;
const controls = [
  ['controls 1', 3],
  ['controls 2', 13],
] as const;

export type Name = (
  | (typeof processes)[number]
  | (typeof balancers)[number]
  | (typeof nodes)[number]
  | (typeof redisPort)[number]
  | (typeof controls)[number]
)[0];

/** A free port for everything that runs here. */
export async function portsOfCluster(
  first: number,
  { redis, centrifugo, haproxy }: Engines,
  hasControls = false,
): Promise<ReadonlyMap<Name, number>> {
  const names = [
    ...(haproxy === null ? [] : balancers.slice(0, centrifugo === null ? 2 : 3)),
    ...processes,
    ...(centrifugo === null ? [] : nodes),
    ...(redis === null ? [] : redisPort),
    ...(hasControls ? controls : []),
  ];
  const ports = new Map<Name, number>();
  for (const [name, offset] of names) ports.set(name, await freePort(first + offset, new Set(ports.values())));
  return ports;
}
