import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from '../lib/build-web.ts';
import { root } from '../lib/root.ts';
import { startServices } from '../lib/services.ts';
import { planStack } from '../lib/stack.ts';
import { demoCredentials, enrolPlayers, type Credentials } from './clients/enrol-players.ts';
import type { Entry } from './clients/place.ts';
import type { Controls } from './world/controls.ts';

/** A stack that answers, and players who can sign in there. */
export interface RunningStack {
  readonly kind: 'own' | 'joined';
  readonly entry: Entry;
  readonly controls: Controls;
  readonly credentials: readonly Credentials[];
  stop(): Promise<void>;
}

const playersCount = 64;

interface OwnTerms {
  readonly port: number;
  readonly seed: string;
  readonly run: string;
  /** `postgresql://...`; a SQLite file that is thrown away unless given. */
  readonly database: string | undefined;
}

/** Starts web server and sandbox with a fresh folder; the players are put in before. */
export async function startOwnStack({ port, seed, run, database }: OwnTerms): Promise<RunningStack> {
  buildWeb();
  const data = mkdtempSync(join(tmpdir(), 'slipstream-load-'));
  const credentials = await enrolPlayers(database ?? join(data, 'book.sqlite'), run, playersCount);
  const ports = {
    'web-port': String(port),
    'sandbox-port': String(port + 1),
    'host-port': String(port + 2),
    'controls-port': String(port + 3),
  };
  const web = [join(root, 'apps/web/server.ts')];
  const { services, addresses, controlsSecret } = await planStack({ ...ports, data, seed, database }, web);
  const running = startServices(services.filter(({ name }) => name !== 'host'));
  const stop = async () => {
    await running.stop();
    rmSync(data, { recursive: true, force: true });
  };
  try {
    await running.ready;
  } catch (error) {
    await stop();
    throw error;
  }
  const { web: webAddress, sandbox } = addresses;
  return {
    kind: 'own',
    entry: { web: webAddress, api: sandbox, realtime: `${sandbox.replace('http', 'ws')}/connection/websocket` },
    controls: { address: addresses.controls, key: controlsSecret },
    credentials,
    stop,
  };
}

interface JoinTerms {
  readonly entry: Entry;
  readonly controls: Controls;
  readonly run: string;
  readonly database: string | undefined;
}

/** A stack that runs already: players are put into its database where that is named, or are those of every demo. */
export async function joinStack({ entry, controls, run, database }: JoinTerms): Promise<RunningStack> {
  const credentials = database === undefined ? demoCredentials() : await enrolPlayers(database, run, playersCount);
  return { kind: 'joined', entry, controls, credentials, stop: () => Promise.resolve() };
}
