import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from '../lib/build-web.ts';
import { pullLever } from '../lib/controls.ts';
import { root } from '../lib/root.ts';
import { startServices } from '../lib/services.ts';
import { planStack, type Stack } from '../lib/stack.ts';

export type Addresses = Omit<Stack['addresses'], 'controls'>;

export interface World {
  readonly addresses: Addresses;
  stop(): Promise<void>;
}

/** A Saturday afternoon: matches of every kind are on, and it is the same one in every walk. */
const saturday = '2026-11-21T15:00:00Z';
/** As long as a rendered page may be shown again. */
const pageFreshMs = 3000;

/** The whole stack with a fresh world of a fixed seed, on free ports. `npm test` walks a world of fewer leagues. */
export async function startWorld(): Promise<World> {
  buildWeb();
  const data = mkdtempSync(join(tmpdir(), 'slipstream-walk-'));
  const first = Number(process.env['WALK_WEB_PORT'] ?? 3300);
  const ports = Object.fromEntries(
    ['web', 'sandbox', 'host', 'controls'].map((name, index) => [`${name}-port`, String(first + index)]),
  );
  const options = { ...ports, seed: process.env['WALK_WORLD'] ?? 'walk', data };
  const stack = await planStack(options, [join(root, 'apps/web/server.ts')]);
  const running = startServices(stack.services);
  const stop = async () => {
    await running.stop();
    rmSync(data, { recursive: true, force: true });
  };
  try {
    await running.ready;
    await pullLever(stack, 'jump', { to: saturday });
    await new Promise((resolve) => setTimeout(resolve, pageFreshMs));
  } catch (error) {
    await stop();
    throw error;
  }
  return { addresses: stack.addresses, stop };
}

/** A stack that runs already, by the address of its sportsbook; the others are asked for. */
export async function joinWorld(url: string): Promise<World> {
  const web = new URL(url);
  const port = Number(web.port || 3000);
  const at = (number: number) => `${web.protocol}//${web.hostname}:${number}`;
  // As `npm start` lays them out: sportsbook, sandbox and platform side by side.
  const addresses = { web: web.origin, sandbox: at(port + 1), host: at(port + 2) };
  const reply = await fetch(`${addresses.sandbox}/health`).catch(() => null);
  if (!reply?.ok)
    throw new Error(`There is no sandbox at ${addresses.sandbox}: its port must be the next after the sportsbook's.`);
  return { addresses, stop: async () => {} };
}
