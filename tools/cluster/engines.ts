import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findCentrifugo, isFive } from '../../packages/realtime/src/testing/centrifugo.ts';
import { root } from '../lib/root.ts';

/** Programs beside our own that a cluster uses; null for one that this machine does not have. */
export interface Engines {
  readonly redis: string | null;
  readonly centrifugo: { readonly command: string; readonly version: 5 | 6 } | null;
  readonly haproxy: string | null;
}

export const noEngines: Engines = { redis: null, centrifugo: null, haproxy: null };

/** Looks for them, builds what can be built, and says in one line each what is missing and what that means. */
export function findEngines(say: (line: string) => void): Engines {
  const redis = found('redis-server', '--version');
  if (redis === null)
    say('No redis-server (Debian: apt install redis-server): limits count per process, realtime is embedded.');
  const centrifugo = redis === null ? null : centrifugoOf(say);
  const haproxy = found('haproxy', '-v');
  if (haproxy === null)
    say('No haproxy (Debian: apt install haproxy): no load balancer, each web server has its own API.');
  return { redis, centrifugo, haproxy };
}

/** The names of those that are not there. Nothing is built or installed, which takes minutes. */
export function missingEngines(): readonly string[] {
  return [
    ...(found('redis-server', '--version') === null ? ['redis-server'] : []),
    ...(findCentrifugo() === null ? ['centrifugo'] : []),
    ...(found('haproxy', '-v') === null ? ['haproxy'] : []),
  ];
}

/** On PATH, in the machine's cache, or built with Go into it. */
function centrifugoOf(say: (line: string) => void): Engines['centrifugo'] {
  if (findCentrifugo() === null && found('go', 'version') !== null) {
    say('No centrifugo yet: building it with Go, once; this takes minutes.');
    spawnSync(process.execPath, [join(root, 'packages/realtime/tools/get-centrifugo.mjs')], { stdio: 'ignore' });
  }
  const command = findCentrifugo();
  if (command === null) {
    say('No centrifugo on PATH, and no Go to build it with: realtime is embedded.');
    return null;
  }
  return { command, version: isFive(command) ? 5 : 6 };
}

function found(command: string, question: string): string | null {
  return spawnSync(command, [question]).status === 0 ? command : null;
}
